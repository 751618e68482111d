// Random questions to the engine, the same on each run, and what the program answers to them. A
// question is a line, "ask reach|man e4 1 rook|cell e4"; so is an answer.
import { spawnSync } from 'node:child_process';

/// Answers of the program tests/live/answers.cpp, one to each line; "game ID" puts a game on the table.
export const program = (answers, templates) => lines => {
  const run = spawnSync(answers, [templates], { input: lines.join('\n') + '\n', maxBuffer: 1 << 30 });
  if (run.status !== 0) throw new Error(`the program failed: ${run.stderr}`);
  return run.stdout.toString().split('\n').slice(0, lines.length);
};

/// Asks one who knows a game: random pieces among random men, random games move by move, counts of
/// moves, thoughts. `ask` takes questions and returns answers, or a promise of them.
export class Questions {
  asked = [];     // every question
  answers = [];   // and what was answered
  legal = 0;      // moves told to be legal

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
    const told = await ask(lines);
    this.asked.push(...lines);
    this.answers.push(...told);
    return JSON.parse(told.at(-1));
  }

  reach(about, names) {
    const held = [...new Set(Array.from({ length: 1 + this.random(names.length * 0.35) }, () => this.one_of(names)))];
    const men = held.map(cell => `man ${cell} ${1 + this.random(about.seats.length)} ${this.one_of(about.pieces).id}`);
    return `ask ${this.random(8) ? 'reach' : 'attackers'}|${men.join('|')}|cell ${held[0]}`;
  }

  /// Asks so many questions of reach, and for the legal moves of so many positions.
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
