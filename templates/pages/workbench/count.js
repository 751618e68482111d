// @ts-check
// Counting the sequences of legal moves, depth by depth, until it is stopped.
'use strict';
{
  const { make } = bench;
  const steps = 2000000000;

  const countMoves = () => {
    const depth = make('input', { id: 'count-depth', type: 'number', min: 1, max: 12, value: 4 });
    const rows = make('tbody'), said = make('p', { role: 'status' });
    const table = make('table', { hidden: true }, make('thead', {}, make('tr', {}, ...['Depth', 'Sequences', 'Seconds'].map(name => make('th', { scope: 'col' }, name)))), rows);
    const go = bench.longButton('Count', said, async (host, goesOn) => {
      rows.replaceChildren();
      table.hidden = false;
      said.textContent = 'Counting…';
      for (let deep = 1; deep <= Number(depth.value); ++deep) {
        const begun = performance.now();
        const answer = await host.ask({ ask: 'perft', depth: deep, steps, ...bench.inSight() });
        if (!goesOn()) return;
        if (answer.problem) return said.textContent = `${answer.problem}.`;
        const seconds = ((performance.now() - begun) / 1000).toFixed(2);
        rows.append(make('tr', {}, ...[deep, answer.count, seconds].map(each => make('td', { class: 'right' }, String(each)))));
      }
      said.textContent = 'Done.';
    });
    bench.on('game', () => {
      said.textContent = '';
      table.hidden = true;
    });
    return make('details', { class: 'count' }, make('summary', {}, 'Count the legal moves'),
        make('p', {}, 'How many sequences of legal moves there are from this position (perft): published counts show whether the rules are right.'),
        make('div', { class: 'fields' }, bench.field('To depth', depth), make('p', { class: 'tools small' }, go)), said, table);
  };
  bench.count = { make: countMoves };
}
