// @ts-check
// Drafts: every game on the bench is kept in the browser's storage under its name, with each change.
'use strict';
{
  const { make, desk } = bench;
  const prefix = 'boardwright draft ', latest = 'boardwright bench';
  let pending = 0, refused = false, stored = '';

  /** @type {<T, U>(act: () => T, otherwise: U) => T | U} */
  const attempt = (act, otherwise) => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  const names = () => attempt(() => Object.keys(localStorage).filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length)), [])
      .filter(bench.isName).sort();
  /** @type {Workbench.Bench['drafts']['has']} */
  const has = name => attempt(() => localStorage.getItem(prefix + name) !== null, false);

  /**
   * The files of a draft, if it is one, and the shipped game that it was begun from.
   * @param {string} name
   */
  const read = name => attempt(() => {
    const draft = JSON.parse(localStorage.getItem(prefix + name) ?? '');
    return { files: bench.checkedFiles(draft.files), from: bench.isName(draft.from ?? '') ? draft.from : '' };
  }, null);

  const writeNow = () => {
    clearTimeout(pending);
    pending = 0;
    if (!desk.name) return;
    const text = JSON.stringify({ files: Object.fromEntries(desk.files), from: desk.from });
    const kept = attempt(() => {
      localStorage.setItem(prefix + desk.name, text);
      localStorage.setItem(latest, JSON.stringify({ name: desk.name, open: desk.open }));
      return true;
    }, false);
    if (kept) stored = text;
    if (!kept && !refused) bench.say('This browser keeps nothing here: save or download the game before you leave.');
    refused = !kept;
  };
  const writeSoon = () => {
    clearTimeout(pending);
    pending = setTimeout(writeNow, 300);
  };
  /** @param {string} name */
  const remove = name => attempt(() => localStorage.removeItem(prefix + name), undefined);

  /**
   * A name that no draft has: the wanted one, or with a number behind it.
   * @param {string} wanted
   */
  const freeName = wanted => {
    const taken = new Set(names().map(name => name.toLowerCase()));
    let name = wanted;
    for (let i = 2; taken.has(name.toLowerCase()); ++i) name = `${wanted.slice(0, 60)}-${i}`;
    return name;
  };

  const showName = () => {
    document.title = `${desk.name} · The workbench`;
    bench.byId('whose').replaceChildren('On the bench: ', make('strong', {}, desk.name));
  };

  /** @type {Workbench.Bench['drafts']['lay']} */
  const lay = (name, files, open, from) => {
    if (pending) writeNow();
    bench.lay(name, files, open, from);
    writeNow();
  };

  /** @param {string} name */
  const rename = async name => {
    const field = make('input', { id: 'draft-name', value: name, autocomplete: 'off', required: true });
    const wanted = await bench.dialog(`Rename ${name}`, { yes: 'Rename', inside: [bench.field('New name', field)], ok: complain => {
      const made = field.value.trim();
      if (!bench.isName(made)) return complain(bench.nameHint);
      if (made.toLowerCase() !== name.toLowerCase() && freeName(made) !== made) return complain(`There is a draft ${made} already.`);
      return made;
    } });
    if (!wanted || wanted === name) return;
    if (name === desk.name) {
      lay(wanted, Object.fromEntries(desk.files), desk.open, desk.from);
      remove(name);
    } else {
      attempt(() => {
        localStorage.setItem(prefix + wanted, localStorage.getItem(prefix + name) ?? '');
        remove(name);
      }, undefined);
    }
    bench.say(`${name} is called ${wanted} now.`);
  };

  const list = async () => {
    if (pending) writeNow();
    /** @type {Workbench.Window<{ what: string, name: string }>} */
    const window = { yes: '', no: 'Close', inside: [
      names().length === 0 && make('p', {}, 'There are none, or this browser keeps none.'),
      make('ul', { class: 'drafts' }, ...names().map(name => {
        /** @type {(what: string) => Attributes<'button'>} */
        const does = what => ({ 'aria-label': `${what} ${name}`, onclick: event => bench.answer(event, { what, name }) });
        return make('li', {}, make('span', {}, name, name === desk.name && ' (on the bench)'),
            make('button', { type: 'button', ...does('Open') }, 'Open'), make('button', { type: 'button', ...does('Rename') }, 'Rename…'),
            make('button', { type: 'button', ...does('Delete') }, 'Delete…'));
      }))] };
    const chosen = await bench.dialog('Drafts in this browser', window);
    if (!chosen) return;
    const { what, name } = chosen;
    if (what === 'Rename') await rename(name);
    if (what === 'Open') {
      const draft = read(name);
      if (draft) lay(name, draft.files, undefined, draft.from);
      else bench.say(`${name} cannot be read any more.`);
      return;
    }
    if (what === 'Delete' && await bench.dialog(`Delete ${name}?`, { yes: 'Delete', inside: [make('p', {}, 'The whole game is gone then, unless you have downloaded it.')] })) {
      remove(name);
      if (name === desk.name) await bench.begin.defaultGame();
      bench.say(`${name} is deleted.`);
    }
    list();
  };

  const start = () => {
    bench.byId('drafts').addEventListener('click', list);
    for (const what of /** @type {const} */ (['text', 'files', 'open'])) bench.on(what, writeSoon);
    bench.on('game', showName);
    addEventListener('pagehide', () => { if (pending) writeNow(); });
    document.addEventListener('visibilitychange', () => { if (pending) writeNow(); });
    addEventListener('keydown', event => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      writeNow();
      if (!refused) bench.say(`${desk.name} is kept in this browser, as after every change.`);
    });
    addEventListener('beforeunload', event => { if (refused) event.preventDefault(); });
    // The same draft in another window: both show the last text.
    addEventListener('storage', event => {
      if (event.key !== prefix + desk.name || event.newValue === null || event.newValue === stored || pending) return;
      const draft = read(desk.name);
      if (draft) bench.lay(desk.name, draft.files, desk.open, draft.from);
    });
  };

  /// The draft that was on the bench last.
  const last = () => attempt(() => {
    const { name, open } = JSON.parse(localStorage.getItem(latest) ?? '');
    const draft = bench.isName(name) && read(name);
    return draft ? { name, ...draft, open } : null;
  }, null);

  bench.drafts = { start, lay, last, freeName, has };
}
