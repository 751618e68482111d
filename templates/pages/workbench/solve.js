// @ts-check
// Problems and endgames: what can be forced from the position in sight, or with a few pieces.
'use strict';
{
  const { make } = bench;

  /**
   * A button that asks the engine for lines of text, below it, until it is stopped.
   * @param {string} words
   * @param {() => Workbench.Question<'solve'> | Workbench.Question<'endgame'>} question
   */
  const asking = (words, question) => {
    const said = make('p', { role: 'status' }), found = make('pre', { tabindex: 0, role: 'region', hidden: true, 'aria-label': 'What was found' });
    const home = make('div', { class: 'drawing', hidden: true }), caption = make('p', { class: 'words' });
    const clear = () => {
      said.textContent = caption.textContent = '';
      found.hidden = home.hidden = true;
    };
    const go = bench.longButton(words, said, async (host, goesOn) => {
      clear();
      said.textContent = 'Searching…';
      const answer = await host.ask({ ...question(), ...bench.looks() });
      if (!goesOn()) return;
      if (bench.refused(answer, said)) return;
      said.textContent = answer.text.split('\n', 1)[0];
      found.hidden = false;
      found.textContent = answer.text;
      home.hidden = !('svg' in answer);
      if (!('svg' in answer)) return;
      bench.draw(home, answer.svg);
      caption.textContent = answer.caption;
    });
    bench.on('game', clear);
    return { go: make('p', { class: 'tools small' }, go), results: [said, found, home, caption] };
  };

  const solveProblem = () => {
    const goal = make('input', { id: 'solve-goal', value: '#2', autocomplete: 'off', spellcheck: 'false' });
    const whole = make('input', { id: 'solve-whole', type: 'checkbox' });
    const { go, results } = asking('Solve', () => ({ ask: 'solve', goal: goal.value.trim(), ...(whole.checked ? { whole: 1 } : {}), ...bench.inSight() }));
    return make('details', { class: 'count' }, make('summary', {}, 'Solve a problem'),
        make('p', {}, 'What the side to move can force from this position, or both sides reach together: #2 mate in two, =2 stalemate, +2 a win by the game’s own rules, s#2 a selfmate, h#2 a helpmate, ser-#3 a series of moves.'),
        make('div', { class: 'fields' }, bench.field('Goal', goal), make('p', { class: 'field box' }, whole, make('label', { for: 'solve-whole' }, 'With set play and tries')), go), ...results);
  };

  const solveEndgame = () => {
    const pieces = make('input', { id: 'endgame-pieces', value: 'KRK', autocomplete: 'off', spellcheck: 'false' });
    const { go, results } = asking('Look at every position', () => ({ ask: 'endgame', pieces: pieces.value.trim() }));
    return make('details', { class: 'count' }, make('summary', {}, 'What a few pieces can force'),
        make('p', {}, 'With these pieces alone on the board: the longest win, and the share of positions that are won. The stronger side’s come first, as KRK, or “king, rook v king”. On the map each cell has the longest win with the other side’s first piece on it.'),
        make('div', { class: 'fields' }, bench.field('Pieces', pieces), go), ...results);
  };

  bench.solve = { problem: solveProblem, endgame: solveEndgame };
}
