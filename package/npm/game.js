// A game by its rules: positions, legal moves, where pieces can go, pictures.
import { drawn } from './drawn.js';

/// What the engine or the reader refuses; `hint` and `problems` say more.
export class Refusal extends Error {
  constructor({ problem, hint, problems = [] }) {
    super(problem);
    this.name = 'Refusal';
    this.hint = hint;
    this.problems = problems;
  }
}

/// An answer that is no refusal.
export const accepted = answer => {
  if (answer.problem !== undefined) throw new Refusal(answer);
  return answer;
};

const textOf = moves => [moves].flat().map(move => move.full ?? move).join('; ');
const cellsOf = cells => (typeof cells === 'string' ? cells.split(/[\s,]+/) : cells ?? []).filter(Boolean);

export class Game {
  #ask;
  #about;
  #start = '';
  #moves = '';
  #state;

  /// Of a packed game and the function that asks its engine: open() makes one.
  constructor(packed, ask) {
    this.packed = packed;
    this.#ask = question => accepted(ask(question));
    this.#about = this.#ask({ ask: 'game' });
  }

  get id() { return this.#about.id; }
  get title() { return this.#about.title; }
  get playable() { return this.#about.playable; }
  get seats() { return this.#about.seats.map(seat => seat.name); }
  get pieces() { return this.#about.pieces.map(({ id, name, letter }) => ({ id, name, letter })); }
  get positions() { return [...this.#about.positions]; }
  get cells() { return this.packed.data.boards[this.#about.board].map(([cell]) => cell); }

  /// The game as it stands, or a position: its pieces, its legal moves, who moves, what is said.
  state(position) {
    if (position !== undefined) return this.#ask({ ask: 'play', position, moves: '' });
    return this.#state ??= this.#ask({ ask: 'play', position: this.#start, moves: this.#moves });
  }

  legal(position) { return this.state(position).legal; }
  fen(position) { return this.state(position).fen; }

  /// Makes moves: texts, moves of legal(), or one text with several.
  play(moves) {
    const made = [this.#moves, textOf(moves)].filter(Boolean).join('; ');
    this.#state = this.#ask({ ask: 'play', position: this.#start, moves: made });
    this.#moves = made;
    return this.#state;
  }

  /// Begins anew, from the start or from another position.
  reset(position = '') {
    this.#state = this.#ask({ ask: 'play', position, moves: '' });
    this.#start = position;
    this.#moves = '';
    return this.#state;
  }

  /// How many sequences of so many legal moves there are from the game as it stands.
  perft(depth) {
    const { count } = this.#ask({ ask: 'perft', position: this.#start, moves: this.#moves, depth });
    return Number.isSafeInteger(Number(count)) ? Number(count) : BigInt(count);
  }

  /// The pieces of a reach, as the engine reads them.
  men({ piece, cell, seat = 1, own, enemy, state = '' }) {
    const other = seat % Math.max(2, this.seats.length) + 1;
    return [`${cell} ${seat} ${piece} ${state}`.trim(), ...cellsOf(own).map(each => `${each} ${seat} ${piece}`), ...cellsOf(enemy).map(each => `${each} ${other} ${piece}`)];
  }

  /// Where a piece can go from a cell, with pieces of its seat and of others on some cells.
  reach({ board, ...question }) {
    return this.#ask({ ask: 'reach', cell: question.cell, man: this.men(question), ...board && { board } });
  }

  /// A picture of the game as it stands or of a position, as SVG with a title and a description.
  svg({ position, figure, ...looks } = {}) {
    if (figure !== undefined) return this.figure(figure, looks);
    const men = this.playable || position !== undefined ? this.state(position).men : [];
    return drawn(this.packed, this.#about, men, looks);
  }

  /// A figure of the game: by the entry that reads TOML.
  figure(figure) {
    throw new Refusal({ problem: `the figure '${figure}' is not packed with the game`, hint: "open it with the package's main entry" });
  }
}
