// Games that are packed: `boardwright/board`.

/** A move, as legal() lists it. */
export interface Move {
  /** As players write it: "Nf3". */
  readonly name: string;
  /** As the engine writes it, which play() reads without doubt: "g1 f3". */
  readonly full: string;
  readonly from?: string;
  readonly to?: string;
  /** The piece type that is put on the board. */
  readonly drops?: string;
  /** Cells of which pieces are taken. */
  readonly takes?: readonly string[];
  /** In words: "White's Knight moves from g1 to f3." */
  readonly words: string;
}

export interface Piece {
  readonly cell: string;
  /** From 1 on. */
  readonly seat: number;
  readonly piece: string;
  readonly label?: string;
  readonly n?: number;
  readonly multiple?: boolean;
  readonly promoted?: boolean;
  readonly mated?: boolean;
  readonly count?: number;
}

export interface State {
  readonly men: readonly Piece[];
  readonly seats: readonly {
    readonly name: string;
    readonly plays: boolean;
    readonly mated?: boolean;
    readonly score: number;
    readonly checks?: number;
    readonly hand: { readonly [piece: string]: number };
    readonly endless?: readonly string[];
  }[];
  /** The seat to move, from 1 on. */
  readonly turn: number;
  readonly check: boolean;
  /** The moves that were made, and the seat that made each. */
  readonly plays: readonly string[];
  readonly movers: readonly number[];
  readonly last?: readonly string[];
  readonly legal: readonly Move[];
  readonly ending?: { readonly by: string; readonly winner?: number; readonly loser?: number; readonly text: string };
  /** Missing where FEN cannot write the position. */
  readonly fen?: string;
  /** What happened last, in words. */
  readonly said: string;
}

export interface Reach {
  readonly moves: readonly string[];
  readonly captures: readonly string[];
  readonly passed: readonly string[];
  readonly swaps: readonly string[];
  readonly blocked: readonly string[];
  readonly count: number;
  readonly routes: readonly (readonly string[])[];
  readonly words: string;
}

export interface ReachQuestion {
  piece: string;
  cell: string;
  /** 1 if it is missing. */
  seat?: number;
  /** Cells with pieces of the same seat: ["e4", "d5"] or "e4,d5". */
  own?: string | readonly string[];
  /** Cells with pieces of another seat. */
  enemy?: string | readonly string[];
  /** Numbers of the piece: "n=3". */
  state?: string;
  /** Another board of the game. */
  board?: string;
}

export interface Looks {
  pieces?: 'drawn' | 'letters';
  theme?: 'light' | 'dark';
  title?: string;
  /** What all ids of the picture begin with, for several in one page. */
  id?: string;
}

export interface Problem {
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint?: string;
}

/** What is thrown where the engine or the reader refuses. */
export class Refusal extends Error {
  readonly hint?: string;
  readonly problems: readonly Problem[];
}

/** A game as pack() makes it. It can be kept as JSON. */
export interface Packed {
  readonly board: string;
  readonly style: string;
  readonly drawn: boolean;
  readonly data: object;
}

/** A position is a name in the game, or FEN. */
export class Game {
  readonly packed: Packed;
  readonly id: string;
  readonly title: string;
  /** Whether it has a position to begin from. */
  readonly playable: boolean;
  readonly seats: readonly string[];
  readonly pieces: readonly { readonly id: string; readonly name: string; readonly letter: string }[];
  readonly positions: readonly string[];
  readonly cells: readonly string[];

  /** The game as it stands, or a position. */
  state(position?: string): State;
  legal(position?: string): readonly Move[];
  fen(position?: string): string | undefined;
  /** Makes moves; throws, and makes none, if one is not legal. */
  play(moves: string | Move | readonly (string | Move)[]): State;
  /** Begins anew: from the start, or from a position. */
  reset(position?: string): State;
  perft(depth: number): number | bigint;
  reach(question: ReachQuestion): Reach;
  svg(options?: Looks & { position?: string; figure?: string }): string;
}

/** The names of the shipped games. */
export const names: readonly string[];
/** Opens a shipped game by its name, or a packed one. */
export function open(game: string | Packed): Promise<Game>;
