// @ts-check
// The computer as an opponent: it thinks in a worker, longer and longer until its time is over.
'use strict';
{
  const { parts } = boardwright;

  /** @type {[words: string, level: number][]} */
  const levels = [['a person', 0], ['computer, beginner', 1], ['computer, learner', 2], ['computer, 1 second', 3], ['computer, 4 seconds', 4]];
  /** @type {{ [level: number]: Live.Effort }} */
  const efforts = {
    1: { depth: 1, nodes: 600, whim: 300, time: 400 }, 2: { depth: 2, nodes: 5000, whim: 80, time: 700 },
    3: { depth: 20, nodes: 200000, whim: 0, time: 1000 }, 4: { depth: 20, nodes: 2000000, whim: 0, time: 4000 },
  };
  const begun = Math.floor(Math.random() * 2 ** 30);  // each visit sees other openings

  const source = `'use strict'; const hostOf = ${parts.hostOf};
    onmessage = async ({ data }) => {
      const ask = await hostOf(data.module, [['load', data.packed]]);
      const { depth, nodes, whim } = data.effort;
      for (let allowed = Math.min(500, nodes), isOver = false; !isOver; allowed *= 3) {
        const found = ask({ ask: 'think', position: data.position, moves: data.moves, depth, nodes: Math.min(allowed, nodes), whim, seed: data.seed });
        postMessage(found);
        isOver = allowed >= nodes || found.problem !== undefined || found.depth >= depth || Math.abs(found.value) > 250000;
      }
      postMessage({ done: true });
    };`;

  parts.opponent = table => {
    const { make } = parts, { host, play } = table;
    let clock = 0;

    /** @type {Live.Opponent} */
    const opponent = {
      worker: null,

      choice: (level, choose) => make('select', { onchange: event => {
        choose(Number(event.currentTarget.value));
        opponent.answer();
      } }, ...levels.map(([words, value]) => make('option', { value, selected: value === level }, words))),

      stop() {
        clearTimeout(clock);
        opponent.worker?.terminate();
        opponent.worker = null;
        table.element.classList.remove('is-thinking');
      },

      think(effort, done) {
        opponent.stop();
        const { state, game: { position, moves, made } } = play;
        table.element.classList.add('is-thinking');
        /** @type {Engine.Answer<Engine.Thought> | undefined} */
        let best;
        let isLate = false;
        const end = () => {
          const found = state.legal.find(each => each.full === best?.full);
          opponent.stop();
          if (found) done(found);
          else table.say(best?.problem);
        };
        const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
        const worker = opponent.worker = new Worker(address);
        URL.revokeObjectURL(address);
        worker.onmessage = ({ data }) => {
          if (data.done) return end();
          best = data;
          if (isLate) end();
        };
        worker.onerror = () => {
          opponent.stop();
          table.say('The computer cannot play here.');
        };
        clock = setTimeout(() => {
          isLate = true;
          if (best) end();
        }, effort.time);
        worker.postMessage({ module: host.module, packed: host.packed, position, moves: moves.slice(0, made).join('; '), effort, seed: begun + made });
      },

      answer() {
        opponent.stop();
        const { state, game: { moves, made, players } } = play, effort = efforts[players[state.turn]];
        if (effort && !state.ending && made === moves.length && table.element.isConnected) opponent.think(effort, play.make);
      },

      hint: () => opponent.think(efforts[3], play.hint),
    };
    return opponent;
  };
}
