// Counting the sequences of legal moves, depth by depth, until somebody stops it.
'use strict';
{
  const { make, button, desk } = bench;
  const steps = 2000000000;

  const count_moves = () => {
    const depth = make('input', { id: 'count-depth', type: 'number', min: 1, max: 12, value: 4 });
    const rows = make('tbody'), said = make('p', { role: 'status' });
    const table = make('table', { hidden: true }, make('thead', {}, make('tr', {}, ...['Depth', 'Sequences', 'Seconds'].map(name => make('th', { scope: 'col' }, name)))), rows);
    let host = null;
    const stop = words => {
      host?.stop();
      host = null;
      go.textContent = 'Count';
      if (words) said.textContent = words;
    };
    const start = async () => {
      const mine = host = new bench.Host();
      mine.lay(bench.engine_files());
      go.textContent = 'Stop';
      rows.replaceChildren();
      table.hidden = false;
      said.textContent = 'Counting…';
      try {
        await mine.ask({ ask: 'read', game: desk.name });
        const position = bench.by_id('board-position').value;
        for (let deep = 1; deep <= Number(depth.value) && host === mine; ++deep) {
          const begun = performance.now();
          const answer = await mine.ask({ ask: 'perft', depth: deep, steps, ...(position ? { position } : {}) });
          if (host !== mine) return;
          if (answer.problem) return stop(`${answer.problem}.`);
          const seconds = ((performance.now() - begun) / 1000).toFixed(2);
          rows.append(make('tr', {}, ...[deep, answer.count, seconds].map(each => make('td', { class: 'right' }, String(each)))));
        }
        stop('Done.');
      } catch (error) {
        bench.stale(error);
      }
    };
    const go = button('Count', () => host ? stop('Stopped.') : start());
    bench.on('text', () => { if (host) stop('Stopped, as the game has changed.'); });
    bench.on('game', () => {
      stop(' ');
      table.hidden = true;
    });
    return make('details', { class: 'count' }, make('summary', {}, 'Count the legal moves'),
        make('p', {}, 'How many sequences of legal moves there are from this position (perft): what others have counted tells whether the rules are right.'),
        make('div', { class: 'fields' }, bench.field('To depth', depth), make('p', { class: 'tools small' }, go)), said, table);
  };
  bench.count = { make: count_moves };
}
