// @ts-check
// What all parts of the workbench share: data from the files beside the page, the game on the bench,
// and events.
'use strict';
const bench = /** @type {Workbench.Bench} */ ((() => {
  const home = new URL('.', /** @type {HTMLScriptElement} */ (document.currentScript).src).href;
  const given = /** @type {Workbench.Given} */ ({});
  /** @type {Map<string, Promise<unknown>>} */
  const loads = new Map();
  /** @type {Map<keyof Workbench.Events, ((detail: any) => void)[]>} */
  const listeners = new Map();  // any: each event has its own

  /** @type {<K extends 'module' | 'shelf' | 'games' | 'schema' | 'words'>(name: K) => (value: Workbench.Given[K]) => void} */
  const bring = name => value => { given[name] = value; };

  /// Loads a script that lies beside the page, once.
  /** @type {Workbench.Bench['load']} */
  const load = path => {
    const loading = loads.get(path) ?? new Promise((done, failed) => {
      const script = document.createElement('script');
      script.src = home + path;
      script.addEventListener('load', done);
      script.addEventListener('error', () => {
        loads.delete(path);
        failed(new Error(`${path} cannot be loaded`));
      });
      document.head.append(script);
    });
    loads.set(path, loading);
    return loading;
  };
  /** @type {Workbench.Bench['loadStyle']} */
  const loadStyle = path => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = home + path;
    document.head.prepend(link);
  };

  /// An element; keys that begin with "on" are what it does, and texts stay texts.
  /** @type {Workbench.Bench['make']} */
  const make = (name, attributes = {}, ...inside) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes))
      if (typeof value === 'function') made.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
      else if (value === true) made.setAttribute(key, '');
      else if (value !== false && value !== undefined) made.setAttribute(key, String(value));
    made.append(...inside.flatMap(each => each === undefined || each === false ? [] : [each]));
    return made;
  };
  /** @type {Workbench.Bench['button']} */
  const button = (words, press, more = {}) => make('button', { type: 'button', onclick: press, ...more }, words);
  /** @type {Workbench.Bench['byId']} */
  const byId = id => /** @type {any} */ (document.getElementById(id));  // any: the page has the element, of that kind

  /** @type {Workbench.Bench['on']} */
  const on = (event, listener) => { listeners.set(event, [...listeners.get(event) ?? [], listener]); };
  /** @type {Workbench.Bench['emit']} */
  const emit = (event, ...[detail]) => { for (const listener of listeners.get(event) ?? []) listener(detail); };

  let clock = 0;
  /** @type {Workbench.Bench['say']} */
  const say = text => {
    clearTimeout(clock);
    byId('said').textContent = text;
    clock = setTimeout(() => { byId('said').textContent = ''; }, 8000);
  };

  /// A window that waits for an answer: what `ok` gives, or nothing if it was left. `ok` may give
  /// undefined to stay open, after it has said why by `complain`.
  /** @type {Workbench.Bench['dialog']} */
  const dialog = (title, { inside = [], yes = 'OK', no = 'Cancel', ok = () => true }) => new Promise(done => {
    const wrong = make('p', { class: 'wrong', role: 'alert' });
    /** @type {any} */
    let answer;  // any: what `ok` or a button of the window's own gives
    const close = () => window.close();
    const form = make('form', { onsubmit: async event => {
      event.preventDefault();
      wrong.textContent = '';
      answer = await ok(text => { wrong.textContent = text; });
      if (answer !== undefined) close();
    } }, make('h2', { id: 'dialog-name' }, title), ...inside, wrong,
        make('p', { class: 'tools' }, yes && make('button', { type: 'submit', class: 'main' }, yes), button(no, close)));
    /** @type {Workbench.Dialog} */
    const window = make('dialog', { 'aria-labelledby': 'dialog-name', onclose: () => {
      window.remove();
      done(answer);
    } }, form);
    document.body.append(window);
    window.done = value => { answer = value; close(); };
    window.showModal();
    const first = form.querySelector('input, select, textarea');
    if (first && 'select' in first) first.select();
  });

  /** @type {Workbench.Bench['answer']} */
  const answer = (event, value) => /** @type {Workbench.Dialog | null} */ (/** @type {Element} */ (event.target).closest('dialog'))?.done?.(value);

  /** @type {Workbench.Bench['field']} */
  const field = (label, input, note) => make('p', { class: 'field' }, make('label', { for: input.id }, label), input,
      note && make('span', { class: 'note-of-field' }, note));

  /// The names that the program gives to games and files.
  /** @type {Workbench.Bench['isName']} */
  const isName = text => /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/.test(text);
  const nameHint = 'A name has letters, digits and hyphens, a letter or digit first, and at most 64 of them.';
  /** @type {Workbench.Bench['isPath']} */
  const isPath = text => {
    const parts = text.split('/'), file = parts.pop() ?? '';
    return text.length <= 128 && parts.length <= 2 && parts.every(isName) && file.split('.').every(isName) &&
        /\.(toml|md|txt|fen)$/.test(file);
  };
  /** @type {Workbench.Bench['nameFrom']} */
  const nameFrom = text => text.normalize('NFD').replace(/[^A-Za-z0-9]+/g, ' ').trim().replace(/ +/g, '-').toLowerCase().slice(0, 64) || 'game';

  /// Makes a list of buttons with the role `tab` one stop of the Tab key.
  /** @type {Workbench.Bench['tabs']} */
  const tabs = (list, choose) => {
    const all = () => [...list.querySelectorAll('[role=tab]')];
    list.addEventListener('click', event => {
      const tab = /** @type {Element} */ (event.target).closest('[role=tab]');
      if (tab) choose(tab);
    });
    list.addEventListener('keydown', event => {
      const every = all(), at = every.findIndex(each => each === document.activeElement);
      /** @type {{ [key: string]: number }} */
      const places = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: every.length - 1 }, to = places[event.key];
      if (at < 0 || to === undefined) return;
      event.preventDefault();
      const tab = every[(to + every.length) % every.length];
      choose(tab);
      list.querySelector(`[role=tab][aria-selected=true]`)?.focus();
    });
    return chosen => {
      for (const tab of all()) {
        tab.setAttribute('aria-selected', String(tab === chosen));
        tab.tabIndex = tab === chosen ? 0 : -1;
      }
      if (!chosen) return;
      // In the list alone: the page stays where it is.
      const tab = chosen.getBoundingClientRect(), room = list.getBoundingClientRect();
      list.scrollTop += Math.min(0, tab.top - room.top) + Math.max(0, tab.bottom - room.bottom);
    };
  };

  /// The game on the bench: its name, the shipped game that it was begun from, its files by path, which of them is open; what the engine has
  /// read and proved of it; of the text as it stands, whether not even boards and pieces can be read,
  /// how much can (all, figures, play), and whether its figures can be drawn and it has been proved.
  /** @type {Workbench.Bench['desk']} */
  const desk = { name: '', from: '', files: new Map(), open: 'game.toml', read: null, proof: null, broken: false, holds: '', drawable: false, proved: false };

  /// Lays a game on the bench in place of the one before.
  /** @type {Workbench.Bench['lay']} */
  const lay = (name, files, open = 'game.toml', from = '') => {
    desk.name = name;
    desk.from = from;
    desk.files = new Map(Object.entries(files).sort(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1)));
    if (!desk.files.has('game.toml')) desk.files = new Map([['game.toml', ''], ...desk.files]);
    desk.open = desk.files.has(open) ? open : 'game.toml';
    desk.read = desk.proof = null;
    desk.broken = desk.drawable = desk.proved = false;
    desk.holds = '';
    emit('game');
  };
  /** @param {string} path */
  const order = path => path === 'game.toml' ? 0 : path.endsWith('.md') ? 1 : path.includes('/') ? 3 : 2;

  /** @type {Workbench.Bench['write']} */
  const write = (path, text) => {
    if (desk.files.get(path) === text) return;
    desk.files.set(path, text);
    emit('text', path);
  };

  return {
    given, load, loadStyle, make, button, byId, on, emit, say, dialog, answer, field, isName, nameHint, isPath, nameFrom, tabs,
    desk, lay, write,
    module: bring('module'), shelf: bring('shelf'), games: bring('games'), schema: bring('schema'), words: bring('words'),
    game: (id, files) => { (given.game ??= {})[id] = files; },
  };
})());
