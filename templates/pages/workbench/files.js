// @ts-check
// The files of the game, one tab each, and the list of what is wrong in them.
'use strict';
{
  const { make, byId, desk } = bench;
  /** @type {Workbench.Editor} */
  let editor;
  /** @type {(chosen: HTMLElement | undefined) => void} */
  let choose;
  let byHand = '';  // the file that was last changed by hand

  const drawTabs = () => {
    const list = byId('files'), focused = list.contains(document.activeElement);
    const tabs = [...desk.files.keys()].map(path => {
      const wrong = problems().filter(each => each.file === path && each.severity === 'error').length;
      return make('button', { type: 'button', role: 'tab', id: `file-${path.replace(/[^A-Za-z0-9]/g, '_')}`, 'aria-controls': 'paper', 'data-path': path },
          path, wrong > 0 && make('span', { class: 'wrong-count' }, ` ${wrong}`, make('span', { class: 'unseen' }, wrong === 1 ? ' error' : ' errors')));
    });
    list.replaceChildren(...tabs);
    const tab = /** @type {HTMLElement} */ (tabs.find(each => each.dataset.path === desk.open));
    choose(tab);
    byId('paper').setAttribute('aria-labelledby', tab.id);
    byId('remove').disabled = byId('rename').disabled = desk.open === 'game.toml';
    if (focused) tab.focus();
  };

  /** @type {Workbench.Bench['files']['open']} */
  const open = path => {
    if (!desk.files.has(path)) return;
    desk.open = path;
    editor.show(path, desk.files.get(path) ?? '');
    drawTabs();
    mark(problems());
    bench.emit('open');
  };

  // What is wrong

  /** @type {Workbench.Bench['files']['own']} */
  const own = file => file.startsWith(`${desk.name}/`) ? file.slice(desk.name.length + 1) : file;

  const problems = () => {
    /** @type {Set<string>} */
    const seen = new Set();
    /** @param {Engine.Problem} problem */
    const key = ({ file, line, column, message }) => [file, line, column, message].join('\n');
    const proof = desk.holds === 'all' ? desk.proof : null;
    /** @type {Engine.Problem[]} */
    const differ = (proof?.claims ?? []).filter(each => each.status === 'differs').map(({ id, file, line, stated, found, why }) => (
      { severity: 'error', file, line, column: 1, message: `${id} states ${stated}, and the engine finds ${found}`, hint: why }));
    return [...desk.read?.problems ?? [], ...proof?.problems ?? [], ...differ]
        .map(each => ({ ...each, file: own(each.file) }))
        .filter(each => !seen.has(key(each)) && seen.add(key(each)));
  };

  /**
   * Underlines in the open file what is wrong, and what no claim proves.
   * @param {Engine.Problem[]} wrong
   */
  const mark = wrong => {
    const open = desk.holds === 'all' ? desk.proof?.open ?? [] : [];
    editor.mark(wrong.filter(each => each.file === desk.open), open.filter(each => own(each.file) === desk.open));
  };

  /** @type {(number: number, word: string) => string} */
  const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;

  /** @type {Workbench.Bench['files']['goto']} */
  const goto = (file, line, column) => {
    if (!desk.files.has(file)) return false;
    open(file);
    editor.go(line || 1, column || 1);
    return true;
  };

  /** @type {Workbench.Bench['files']['rowOf']} */
  const rowOf = each => {
    const place = `${each.file}${each.line ? `:${each.line}:${each.column}` : ''}`;
    const parts = [make('span', { class: `kind ${each.severity}` }, each.severity), ` ${place} `, make('strong', {}, each.message)];
    const source = each.source?.trimEnd(), hint = each.hint;
    const sign = source && each.column ? `\n${source.slice(0, each.column - 1).replace(/[^\t]/g, ' ')}^` : '';
    return make('li', {}, desk.files.has(each.file)
        ? make('button', { type: 'button', class: 'place', onclick: () => goto(each.file, each.line, each.column) }, ...parts)
        : make('span', { class: 'place' }, ...parts),
    source && make('pre', {}, source + sign), hint && make('p', { class: 'hint' }, hint));
  };

  let shown = '';
  const drawProblems = () => {
    const all = problems(), errors = all.filter(each => each.severity === 'error').length;
    const said = all.length === 0 ? desk.read ? 'No problems.' : '' :
        [errors > 0 && count(errors, 'error'), all.length > errors && count(all.length - errors, 'warning')].filter(Boolean).join(', ') + '.';
    if (byId('problem-count').textContent !== said) byId('problem-count').textContent = said;
    const now = JSON.stringify(all);
    if (now !== shown) {
      shown = now;
      const list = byId('problem-list'), at = [...list.querySelectorAll('button')].findIndex(each => each === document.activeElement);
      list.replaceChildren(...all.slice(0, 100).map(rowOf));
      if (at >= 0) (list.querySelectorAll('button')[at] ?? byId('problems')).focus();
      drawTabs();
    }
    mark(all);
  };

  // Adding, renaming, deleting

  /** @type {{ [kind: string]: { note: string, path(name: string): string, example: string } }} */
  const kinds = {
    article: { note: 'A text about the game, as rules.md.', path: name => `${name}.md`, example: 'rules' },
    position: { note: 'Who stands where, as positions/endgame.txt.', path: name => `positions/${name}.txt`, example: 'endgame' },
    figures: { note: 'Figures of an article; its table in game.toml names the file.', path: name => `${name}.toml`, example: 'figures' },
    claims: { note: 'Claims of an article; its table in game.toml names the file.', path: name => `${name}.toml`, example: 'claims' },
    other: { note: 'Any other file, as tilings/mine.toml or styles/mine.toml.', path: name => name, example: 'styles/mine.toml' },
  };
  /** @type {(kind: string, name: string) => string} */
  const firstText = (kind, name) => {
    if (kind === 'article') return `# ${name[0].toUpperCase()}${name.slice(1).replace(/-/g, ' ')}\n\n## The pieces\n\n`;
    if (kind === 'position') return `turn: ${desk.read?.seats?.[0] ?? 'White'}\n`;
    return '';
  };
  /** @param {string} path */
  const isTaken = path => [...desk.files.keys()].some(each => each.toLowerCase() === path.toLowerCase());
  /** @param {string} path */
  const wrongPath = path => !bench.isPath(path) ? 'Folders and files have names of letters, digits and hyphens, and a file ends in .toml, .md, .txt or .fen.'
      : isTaken(path) ? `There is a file ${path} already.` : '';

  const add = async () => {
    const kind = make('select', { id: 'new-kind' }, ...Object.keys(kinds).map(each => make('option', { value: each }, each)));
    const name = make('input', { id: 'new-name', value: 'rules', autocomplete: 'off', required: true });
    const note = make('p', { class: 'note-of-field' }, kinds.article.note);
    kind.addEventListener('change', () => {
      note.textContent = kinds[kind.value].note;
      name.value = kinds[kind.value].example;
    });
    /** @type {Workbench.Window<string>} */
    const window = { yes: 'Add', inside: [bench.field('What it holds', kind), note, bench.field('Name', name)], ok: complain => {
      const made = kinds[kind.value].path(name.value.trim().replace(kind.value === 'other' ? '' : /\.(md|txt|toml)$/, ''));
      const wrong = wrongPath(made);
      return wrong ? complain(wrong) : made;
    } };
    const path = await bench.dialog('Add a file', window);
    if (!path) return;
    const id = name.value.trim().replace(/\.md$/, '');
    desk.files.set(path, firstText(kind.value, id));
    bench.emit('files');
    const game = desk.files.get('game.toml') ?? '';
    if (kind.value === 'article' && !new RegExp(`^id\\s*=\\s*"${id}"`, 'm').test(game)) {
      bench.write('game.toml', `${game.trimEnd()}\n\n[[article]]\nid = "${id}"\n`);
      bench.say(`${path} is added, and game.toml names it.`);
    }
    open(path);
    editor.focus();
  };

  const rename = async () => {
    const old = desk.open, name = make('input', { id: 'new-name', value: old, autocomplete: 'off', required: true });
    /** @type {Workbench.Window<string>} */
    const window = { yes: 'Rename', inside: [bench.field('New name', name)], ok: complain => {
      const made = name.value.trim(), wrong = made !== old && wrongPath(made);
      return wrong ? complain(wrong) : made;
    } };
    const path = await bench.dialog(`Rename ${old}`, window);
    if (!path || path === old) return;
    desk.files = new Map([...desk.files].map(([each, text]) => [each === old ? path : each, text]));
    if (byHand === old) byHand = path;
    bench.emit('files');
    open(path);
  };

  const remove = async () => {
    const path = desk.open;
    if (!await bench.dialog(`Delete ${path}?`, { yes: 'Delete', inside: [make('p', {}, 'Its text is gone then, unless you have saved it.')] })) return;
    desk.files.delete(path);
    bench.emit('files');
    open('game.toml');
  };

  /**
   * Takes back what was last done by hand, or does it again: in its file, which is opened.
   * @param {'undo' | 'redo'} what
   */
  const again = what => {
    if (byHand && !desk.files.has(byHand)) return bench.say(`${byHand}, which was changed last, is gone.`);
    if (desk.open !== byHand) open(byHand);
    editor[what]();
  };

  const start = async () => {
    editor = await bench.openEditor(byId('paper'), {
      change: text => bench.write(desk.open, text),
      cursor: () => bench.emit('cursor'),
    });
    byId('keys').textContent = editor.keys;
    choose = bench.tabs(byId('files'), tab => open(tab.dataset.path ?? ''));
    byId('add').addEventListener('click', add);
    byId('rename').addEventListener('click', rename);
    byId('remove').addEventListener('click', remove);
    byId('seeing').addEventListener('keydown', event => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      if (/** @type {Element} */ (event.target).matches('input, textarea')) return;
      event.preventDefault();
      again(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    });
    bench.on('game', () => {
      editor.forget();
      byHand = '';
      open(desk.open);
    });
    bench.on('text', path => { if (path === desk.open) editor.show(path, desk.files.get(path) ?? ''); });
    bench.on('files', drawTabs);
    bench.on('problems', drawProblems);
  };

  bench.files = {
    start, goto, open, own, rowOf,
    /// Changes a file by hand: it is opened, so that the change can be seen and undone.
    change: (path, text) => {
      if (desk.open !== path) open(path);
      byHand = path;
      bench.write(path, text);
    },
    undo: () => again('undo'),
    redo: () => again('redo'),
    /// The piece whose table the cursor stands in.
    piece: () => desk.open === 'game.toml' && editor ? bench.pieceAt(editor.before()) : undefined,
    /// The article that is open.
    article: () => desk.open.endsWith('.md') ? desk.open.slice(0, -3) : undefined,
  };
}
