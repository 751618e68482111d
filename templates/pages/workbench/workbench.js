// What all parts of the workbench use: what the files beside the page bring, the game on the
// bench, and who is told of what.
'use strict';
const bench = (() => {
  const home = new URL('.', document.currentScript.src).href;
  const given = {}, loads = new Map(), ears = new Map();
  const bring = name => value => { given[name] = value; };

  /// Loads a script that lies beside the page, once.
  const load = path => {
    if (!loads.has(path))
      loads.set(path, new Promise((done, failed) => {
        const script = document.createElement('script');
        script.src = home + path;
        script.addEventListener('load', done);
        script.addEventListener('error', () => {
          loads.delete(path);
          failed(new Error(`${path} cannot be loaded`));
        });
        document.head.append(script);
      }));
    return loads.get(path);
  };
  const loadStyle = path => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = home + path;
    document.head.prepend(link);
  };

  /// An element; keys that begin with "on" are what it does, and texts stay texts.
  const make = (name, attributes = {}, ...inside) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes))
      if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
      else if (value === true) made.setAttribute(key, '');
      else if (value !== false && value !== undefined) made.setAttribute(key, value);
    made.append(...inside.filter(each => each !== undefined && each !== false));
    return made;
  };
  const button = (words, press, more = {}) => make('button', { type: 'button', onclick: press, ...more }, words);
  const byId = id => document.getElementById(id);

  const on = (what, hear) => ears.set(what, [...ears.get(what) ?? [], hear]);
  const tell = (what, detail) => { for (const hear of ears.get(what) ?? []) hear(detail); };

  let clock;
  const say = text => {
    clearTimeout(clock);
    byId('said').textContent = text;
    clock = setTimeout(() => { byId('said').textContent = ''; }, 8000);
  };

  /// A window that waits for an answer: what `ok` gives, or nothing if it was left. `ok` may give
  /// undefined to stay open, after it has said why by `complain`.
  const dialog = (title, { inside = [], yes = 'OK', no = 'Cancel', ok = () => true }) => new Promise(done => {
    const wrong = make('p', { class: 'wrong', role: 'alert' });
    let answer;
    const close = () => window.close();
    const form = make('form', { onsubmit: async event => {
      event.preventDefault();
      wrong.textContent = '';
      answer = await ok(text => { wrong.textContent = text; });
      if (answer !== undefined) close();
    } }, make('h2', { id: 'dialog-name' }, title), ...inside, wrong,
        make('p', { class: 'tools' }, yes && make('button', { type: 'submit', class: 'main' }, yes), button(no, close)));
    const window = make('dialog', { 'aria-labelledby': 'dialog-name', onclose: () => {
      window.remove();
      done(answer);
    } }, form);
    document.body.append(window);
    window.done = value => { answer = value; close(); };
    window.showModal();
    form.querySelector('input, select, textarea')?.select?.();
  });

  const field = (label, input, note) => make('p', { class: 'field' }, make('label', { for: input.id }, label), input,
      note && make('span', { class: 'note-of-field' }, note));

  /// The names that the program gives to games and files.
  const isName = text => /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/.test(text);
  const nameHint = 'A name has letters, digits and hyphens, a letter or digit first, and at most 64 of them.';
  const isPath = text => {
    const parts = text.split('/'), file = parts.pop();
    return text.length <= 128 && parts.length <= 2 && parts.every(isName) && file.split('.').every(isName) &&
        /\.(toml|md|txt|fen)$/.test(file);
  };
  const nameFrom = text => text.normalize('NFD').replace(/[^A-Za-z0-9]+/g, ' ').trim().replace(/ +/g, '-').toLowerCase().slice(0, 64) || 'game';

  /// Makes a list of buttons with the role `tab` one stop of the Tab key.
  const tabs = (list, choose) => {
    const all = () => [...list.querySelectorAll('[role=tab]')];
    list.addEventListener('click', event => {
      const tab = event.target.closest('[role=tab]');
      if (tab) choose(tab);
    });
    list.addEventListener('keydown', event => {
      const every = all(), at = every.indexOf(document.activeElement);
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: every.length - 1 }[event.key];
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

  /// The game on the bench: its name, its files by path, which of them is open; what the engine has
  /// read and proved of it; of the text as it stands, whether not even boards and pieces can be read,
  /// how much can (all, figures, play), and whether its figures can be drawn and it has been proved.
  const desk = { name: '', files: new Map(), open: 'game.toml', read: null, proof: null, broken: false, holds: '', drawable: false, proved: false };

  /// Lays a game on the bench in place of the one before.
  const lay = (name, files, open = 'game.toml') => {
    desk.name = name;
    desk.files = new Map(Object.entries(files).sort(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1)));
    if (!desk.files.has('game.toml')) desk.files = new Map([['game.toml', ''], ...desk.files]);
    desk.open = desk.files.has(open) ? open : 'game.toml';
    desk.read = desk.proof = null;
    desk.broken = desk.drawable = desk.proved = false;
    desk.holds = '';
    tell('game');
  };
  const order = path => path === 'game.toml' ? 0 : path.endsWith('.md') ? 1 : path.includes('/') ? 3 : 2;

  const write = (path, text) => {
    if (desk.files.get(path) === text) return;
    desk.files.set(path, text);
    tell('text', path);
  };

  return {
    given, load, loadStyle, make, button, byId, on, tell, say, dialog, field, isName, nameHint, isPath, nameFrom, tabs,
    desk, lay, write,
    module: bring('module'), shelf: bring('shelf'), games: bring('games'), schema: bring('schema'), words: bring('words'),
    game: (id, files) => { (given.game ??= {})[id] = files; },
  };
})();
