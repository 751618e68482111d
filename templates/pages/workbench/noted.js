// @ts-check
// What can be played on a board: its legal moves, and games that others have noted.
'use strict';
{
  const { make, button } = bench;

  const legalMoves = () => {
    const said = make('p', { role: 'status' }), rows = make('ol', { class: 'legal' });
    const show = async () => {
      try {
        const answer = await bench.quick.ask({ ask: 'play', ...bench.inSight() }, 'legal');
        rows.replaceChildren(...(answer.legal ?? []).map(({ name, words }) => make('li', {}, make('b', {}, name), ` ${words}`)));
        said.textContent = answer.problem !== undefined ? `${answer.problem}.` : `${answer.said ?? ''} Legal moves: ${answer.legal.length}.`;
      } catch (error) {
        bench.stale(error);
      }
    };
    bench.on('game', () => {
      rows.replaceChildren();
      said.textContent = '';
    });
    return make('details', { class: 'count', ontoggle: event => { if (event.currentTarget.open) show(); } }, make('summary', {}, 'List the legal moves'),
        make('p', { class: 'tools small' }, button('List them again', show)), said, rows);
  };

  const notedGames = () => {
    const text = make('textarea', { id: 'games-text', rows: 8, spellcheck: 'false' });
    const which = make('select', { id: 'games-which', onchange: () => go(0) }), row = bench.field('Game', which);
    const picture = make('div', { class: 'drawing', hidden: true }), said = make('p', { role: 'status' }), wrong = make('ol', { class: 'found' });
    /** @type {Engine.NotedGame[]} */
    let games = [];
    let at = 0;
    const game = () => games[Number(which.value)];
    /** @type {(game: Engine.NotedGame, number: number) => string} */
    const title = ({ white, black, event }, number) => `${number + 1}: ${[white, black].filter(each => each && each !== '?').join(' – ') || 'Game'}${event && event !== '?' ? `, ${event}` : ''}`;
    /** @param {number} to */
    const go = async to => {
      const { moves, positions, ending, result } = game();
      at = Math.max(0, Math.min(to, positions.length - 1));
      back.disabled = first.disabled = at === 0;
      on.disabled = last.disabled = at >= positions.length - 1;
      const end = at === positions.length - 1 ? [ending, result].filter(Boolean).join(' ') : '';
      said.textContent = `${at === 0 ? `The start, of ${moves.length} moves.` : `Move ${at} of ${moves.length}: ${moves[at - 1]}.`} ${end}`;
      try {
        const answer = await bench.quick.ask({ ask: 'board', position: positions[at], ...bench.looks() }, 'noted');
        if (answer.svg) bench.draw(picture, answer.svg);
      } catch (error) {
        bench.stale(error);
      }
    };
    /** @type {[sign: string, name: string, to: () => number][]} */
    const signs = [['«', 'To the start', () => 0], ['‹', 'Move before', () => at - 1], ['›', 'Next move', () => at + 1], ['»', 'To the end', () => Infinity]];
    const [first, back, on, last] = signs.map(([sign, name, to]) => button(sign, () => go(to()), { 'aria-label': name }));
    const steps = make('p', { class: 'tools small', role: 'group', 'aria-label': 'Moves', hidden: true }, first, back, on, last);
    const play = bench.longButton('Play through', said, async (host, goesOn) => {
      const answer = await bench.exchange.askAbout(host, bench.engineFiles(), text.value, { ask: 'games' });
      if (!goesOn()) return;
      games = (answer.games ?? []).filter(each => each.positions.length > 0);
      bench.options(which, games.map((each, number) => [String(number), title(each, number)]), '');
      wrong.replaceChildren(...(answer.problems ?? []).slice(0, 20).map(bench.files.rowOf));
      row.hidden = games.length < 2;
      steps.hidden = picture.hidden = games.length === 0;
      said.textContent = answer.problem ? `${answer.problem}.` : '';
      if (games.length > 0) await go(0);
    });
    row.hidden = true;
    bench.on('game', () => {
      games = [];
      row.hidden = steps.hidden = picture.hidden = true;
      said.textContent = '';
      wrong.replaceChildren();
    });
    return make('details', { class: 'count' }, make('summary', {}, 'Play noted games through'),
        make('p', {}, 'Games in PGN are played by the rules of the game on the bench: the first move that these do not allow is reported.'),
        bench.field('Games in PGN', text), make('p', { class: 'tools small' }, play), row, steps, said, picture, wrong);
  };

  bench.noted = { legalMoves, notedGames };
}
