// Random requests to the engine, the same in each run, and the answers of the program. A request is
// a line, "ask reach|man e4 1 rook|cell e4", and so is an answer.
import { spawnSync } from 'node:child_process';

/// The answers of the program tests/live/answers.cpp, one for each line. "game ID" loads a game.
export const program = (answers, templates) => lines => {
  const run = spawnSync(answers, [templates], { input: lines.join('\n') + '\n', maxBuffer: 1 << 30 });
  if (run.status !== 0) throw new Error(`the program failed: ${run.stderr}`);
  return run.stdout.toString().split('\n').slice(0, lines.length);
};

/// Sends random requests about a game: the reach of random pieces among others, random games move by
/// move, perft and computer moves. `ask` takes requests and returns answers, or a promise of them.
export class Questions {
  asked = [];     // every request
  answers = [];   // and its answer
  legal = 0;      // number of legal moves in the answers

  constructor(seed = 20) {
    this.seed = seed;
  }

  random(below) {
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return Math.floor(this.seed / 2 ** 32 * below);
  }

  one_of(list) {
    return list[this.random(list.length)];
  }

  async put(ask, lines) {
    const found = await ask(lines);
    this.asked.push(...lines);
    this.answers.push(...found);
    return JSON.parse(found.at(-1));
  }

  reach(about, names) {
    const held = [...new Set(Array.from({ length: 1 + this.random(names.length * 0.35) }, () => this.one_of(names)))];
    const men = held.map(cell => `man ${cell} ${1 + this.random(about.seats.length)} ${this.one_of(about.pieces).id}`);
    return `ask ${this.random(8) ? 'reach' : 'attackers'}|${men.join('|')}|cell ${held[0]}`;
  }

  /// Sends `questions` requests for reach and asks for the legal moves of `positions` positions.
  async put_all(ask, questions, positions) {
    const about = await this.put(ask, ['ask game']);
    const cells = Object.keys(about.files_of), names = cells.length ? cells : Object.keys(about.ranks_of);
    if (names.length && questions > 0)
      await this.put(ask, Array.from({ length: questions }, () => this.reach(about, names)));
    if (!about.playable) return;
    let moves = [];
    for (let i = 0; i < positions; ++i) {
      const now = await this.put(ask, [`ask play|moves ${moves.join('; ')}`]);
      if (i === 2) await this.put(ask, ['ask perft|depth 2']);
      if (i % 25 === 1) await this.put(ask, [`ask think|moves ${moves.join('; ')}|depth 2|nodes 300|seed ${i}`]);
      this.legal += now.legal?.length ?? 0;
      moves = now.legal?.length && moves.length < 60 ? [...moves, this.one_of(now.legal).full] : [];
    }
  }
}
