// @ts-check
// Teaching a piece its moves: the cells where it shall go are tapped, and the engine says how that is written.
'use strict';
{
  const { make, button, desk } = bench;
  /** @type {{ [kind: string]: [words: string, sign: string] }} */
  const kinds = { both: ['It goes there, and captures there', 'dot'], moves: ['It goes there, but captures nothing', 'ring'], captures: ['It goes there only to capture', 'cross'] };

  /** @type {Workbench.Bench['teach']} */
  bench.teach = (hand, asked) => {
    const said = make('p', { class: 'words', role: 'status' }), list = make('ol', { class: 'proposals' });
    const kind = make('select', { id: 'teach-kind' }, ...Object.entries(kinds).map(([value, [words]]) => make('option', { value }, words)));
    /** @type {Map<string, string>} */
    let wanted = new Map();  // by cell, a kind
    let taught = '';

    const draw = () => hand.mark(new Map([...wanted].map(([cell, each]) => [cell, kinds[each][1]])));
    /** @param {string} each */
    const cellsOf = each => [...wanted].filter(([, its]) => its === each).map(([cell]) => cell).join(',');
    /** @param {string[]} lines */
    const array = lines => `[${lines.map(line => JSON.stringify(line)).join(', ')}]`;

    /**
     * Writes moves into the table of the piece, in place of what it has.
     * @type {(piece: string, key: 'moves' | 'betza', value: string) => void}
     */
    const write = (piece, key, value) => {
      const table = `piece.${piece}`;
      let text = desk.files.get('game.toml') ?? '';
      if (bench.edit.key(text, table)) {
        said.textContent = `${piece} is written as { … } in one line. Give it a table [${table}] with its keys below, and its moves can be written here.`;
        return;
      }
      for (const each of ['moves', 'betza', 'includes']) if (each !== key) text = bench.edit.drop(text, table, each);
      bench.files.change('game.toml', bench.edit.set(text, table, key, value));
      bench.say('The moves are written.');
    };
    /** @type {(piece: string, proposal: Engine.Proposal) => HTMLElement} */
    const row = (piece, { lines, betza, words }) => make('li', {}, make('code', {}, lines.join('; ')), betza && ' in Betza: ', betza && make('code', {}, betza), make('p', {}, words),
        make('p', { class: 'tools small' }, button('Write these moves', () => write(piece, 'moves', array(lines)), { class: 'main' }),
            betza && button('Write it as Betza', () => write(piece, 'betza', JSON.stringify(betza)))));

    const propose = async () => {
      const mine = taught, { piece, cell, seat } = asked();
      const answer = await bench.quick.ask({ ask: 'teach', cell, seat, ...Object.fromEntries(Object.keys(kinds).map(each => [each, cellsOf(each)])) }, 'teach');
      if (mine !== taught || bench.refused(answer, said)) return;
      list.replaceChildren(...answer.proposals.map(each => row(piece, each)));
      said.textContent = wanted.size === 0 ? 'Tap the cells where the piece shall go.' :
          answer.proposals.length === 0 ? 'No few lines lead to exactly these cells. Tap on, or begin from a cell in the middle.' : `Cells: ${wanted.size}. Ways to write it: ${answer.proposals.length}.`;
    };
    /** @param {string} cell */
    const set = cell => {
      if (cell === asked().cell) return;
      if (wanted.get(cell) === kind.value) wanted.delete(cell);
      else wanted.set(cell, kind.value);
      draw();
      propose().catch(bench.stale);
    };
    /// Begins with the moves that the piece has, and again when its text gives it others.
    const show = async () => {
      const { piece, cell, seat } = asked();
      const answer = await bench.quick.ask({ ask: 'teach', piece, cell, seat }, 'taught');
      if (bench.refused(answer, said)) return;
      const now = JSON.stringify([piece, cell, seat, answer]);
      if (now !== taught) {
        taught = now;
        wanted = new Map(/** @type {const} */ (['both', 'moves', 'captures']).flatMap(each => (answer[each] ?? []).map(at => [at, each])));
      }
      draw();
      propose().catch(bench.stale);
    };
    const begin = () => {
      wanted = new Map();
      draw();
      propose().catch(bench.stale);
    };
    bench.on('game', () => {
      taught = said.textContent = '';
      list.replaceChildren();
    });
    return { tap: set, clear: cell => { if (wanted.has(cell)) { wanted.delete(cell); draw(); propose().catch(bench.stale); } }, show,
      panel: make('div', { class: 'by-hand' }, make('p', {}, 'Tap the cells where the piece shall go from its cell; a second tap takes one back. What is offered leads to exactly these.'),
          make('div', { class: 'fields' }, bench.field('A tap says', kind), make('p', { class: 'tools small' }, button('None of them', begin)), bench.undoButtons()), said), below: list };
  };

  /// A piece with a table of its own, which steps to any neighbour until it is taught more.
  bench.newPiece = async () => {
    const name = make('input', { id: 'piece-name', value: 'heron', autocomplete: 'off', required: true }), letter = make('input', { id: 'piece-letter', value: 'H', size: 3, autocomplete: 'off', required: true });
    /** @type {Workbench.Window<string>} */
    const window = { yes: 'Add', inside: [bench.field('Its name', name), bench.field('Its letter in positions', letter)], ok: complain => {
      const id = bench.nameFrom(name.value), its = letter.value.trim(), pieces = desk.read?.pieces ?? [];
      if (pieces.some(each => each.id === id)) return complain(`There is a piece ${id} already.`);
      if (!/^\p{Lu}[\p{L}]{0,2}$/u.test(its)) return complain('The letter is a capital, and small letters may follow.');
      if (pieces.some(each => each.letters === its)) return complain(`Another piece has the letter ${its}.`);
      return id;
    } };
    const id = await bench.dialog('Add a piece', window);
    if (!id) return undefined;
    const named = bench.edit.set(desk.files.get('game.toml') ?? '', `piece.${id}`, 'letter', JSON.stringify(letter.value.trim()));
    bench.files.change('game.toml', bench.edit.set(named, `piece.${id}`, 'moves', '["touch"]'));
    return id;
  };
}
