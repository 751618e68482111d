// @ts-check
// Games to begin from: a template, a shipped game, a board, a line of FEN, or nothing.
'use strict';
{
  const { make } = bench;
  const boards = ['8x8', '10x8', '10x10', '9x9', '7x7', '5x6', 'hex:4', 'hex:5', 'hex:6', 'lotus-39', 'lotus-41'];
  /// What the engine is asked for a template, by its words.
  /** @type {{ [words: string]: { [key: string]: string } }} */
  const templates = {
    'Chess with one new piece': { fen: 'rnbqkbhr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBHR w KQkq - 0 1' },
    'Chess with drops': { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1' },
    'On hexagons': { board: 'hex:5' },
    'On the lotus': { board: 'lotus-39' },
  };

  /**
   * Asks the engine for a small game that builds at once.
   * @param {{ [key: string]: string }} question
   */
  const asked = async question => {
    const answer = await bench.quick.ask({ ...question, ask: 'begin' });
    if (answer.problem !== undefined) throw new Error(answer.hint ? `${answer.problem}: ${answer.hint}` : answer.problem);
    return { 'game.toml': answer.text };
  };
  /** @param {string} id */
  const shipped = async id => {
    await bench.load(`games/${id}.js`);
    return bench.given.game?.[id] ?? {};
  };

  /// What is on the bench of someone who comes for the first time.
  const defaultGame = async () => {
    let files;
    try {
      files = await asked({ title: 'My game', board: '8x8' });
    } catch {
      files = { 'game.toml': '' };
    }
    bench.drafts.lay(bench.drafts.freeName('my-game'), files);
  };

  /** @type {{ [way: string]: string }} */
  const ways = {
    template: 'a template', game: 'one of the games here', board: 'a board', fen: 'a position in FEN',
    other: 'the file of another program', nothing: 'nothing',
  };

  /**
   * Asks what to begin with; a text is one of another program.
   * @type {Workbench.Bench['begin']['ask']}
   */
  const ask = async text => {
    const games = bench.given.games ?? [];
    /** @param {string} way */
    const radio = way => make('p', { class: 'choice-of-way' },
        make('input', { type: 'radio', name: 'way', id: `way-${way}`, value: way, checked: way === (text === undefined ? 'board' : 'other') }), make('label', { for: `way-${way}` }, ways[way]));
    const template = make('select', { id: 'begin-template' }, ...Object.keys(templates).map(words => make('option', { value: words }, words)));
    const gallery = bench.gallery(value => { board.value = value; });
    const game = make('select', { id: 'begin-game' }, ...games.map(({ id, title }) => make('option', { value: id }, title)));
    const board = make('input', { id: 'begin-board', value: '8x8', list: 'begin-boards', autocomplete: 'off' });
    const fen = make('input', { id: 'begin-fen', autocomplete: 'off', spellcheck: 'false' });
    const name = make('input', { id: 'begin-name', value: bench.drafts.freeName('my-game'), autocomplete: 'off', required: true });
    let named = false;
    name.addEventListener('input', () => { named = true; });
    game.addEventListener('change', () => { if (!named) name.value = bench.drafts.freeName(`my-${game.value}`); });
    const other = bench.exchange.importFields(id => { if (!named) name.value = bench.drafts.freeName(id); });
    /** @type {{ [way: string]: HTMLElement }} */
    const details = {
      template: bench.field('Template', template, 'A small game that is ready to play: change what you like.'),
      game: bench.field('Game', game, 'All of its files are taken over.'),
      board: make('div', {}, gallery.element, bench.field('Board', board, '8x8, hex:5, or the name of one, as lotus-39.')),
      fen: bench.field('FEN', fen, 'Capitals are White’s; each letter becomes a piece.'),
      other: other.element,
    };
    const fields = make('fieldset', {}, make('legend', {}, 'Begin from'), ...Object.keys(ways).map(radio));
    const shown = () => fields.querySelector('input:checked')?.value;
    const show = () => {
      for (const [way, element] of Object.entries(details)) element.hidden = way !== shown();
      if (shown() === 'board') gallery.draw();
      if (!named && shown() !== 'other') name.value = bench.drafts.freeName(shown() === 'game' ? `my-${game.value}` : 'my-game');
    };
    fields.addEventListener('change', show);
    show();
    if (text !== undefined) other.fill(text);
    /** @type {Workbench.Window<Workbench.Files>} */
    const window = {
      yes: 'Begin',
      inside: [fields, ...Object.values(details), make('datalist', { id: 'begin-boards' }, ...boards.map(each => make('option', { value: each }))),
        bench.field('Name of its folder', name)],
      ok: async complain => {
        const wanted = name.value.trim(), title = wanted[0]?.toUpperCase() + wanted.slice(1).replace(/-/g, ' ');
        if (!bench.isName(wanted)) return complain(bench.nameHint);
        if (bench.drafts.freeName(wanted) !== wanted) return complain(`There is a draft ${wanted} already.`);
        try {
          if (shown() === 'game') return await shipped(game.value);
          if (shown() === 'template') return await asked({ ...templates[template.value], title });
          if (shown() === 'board') return await asked({ title, board: board.value.trim() });
          if (shown() === 'fen') return await asked({ title, fen: fen.value.trim() });
          if (shown() === 'other') return other.files();
          return { 'game.toml': '' };
        } catch (error) {
          complain(`${error.message}.`);
        }
      },
    };
    const files = await bench.dialog('Begin a game', window);
    if (!files) return;
    bench.drafts.lay(name.value.trim(), files, undefined, shown() === 'game' ? game.value : '');
    bench.say(`${name.value.trim()} is on the bench.`);
  };

  bench.begin = { defaultGame, shipped, start: () => bench.byId('begin').addEventListener('click', () => ask()), ask, boards };
}
