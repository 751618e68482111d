// Games as authors write them: `boardwright`.
import { Game as BoardGame, Packed, Problem, Refusal } from './board.js';

export { Refusal };
export type { Looks, Move, Packed, Piece, Problem, Reach, ReachQuestion, State } from './board.js';

export interface Figure {
  readonly id: string;
  readonly article: string;
  readonly title: string;
}

export class Game extends BoardGame {
  /** What svg({ figure }) can draw. */
  readonly figures: readonly Figure[];
  /** What is wrong in its files, or doubtful. */
  readonly problems: readonly Problem[];
}

/** Texts by their paths; one is "game.toml". */
export type Files = { readonly [path: string]: string };

export const names: readonly string[];
/** Opens a game: TOML, all its files, or the name of a shipped one. Throws a Refusal that lists what is wrong. */
export function open(game: string | Files): Promise<Game>;
/** What the light entry opens. */
export function pack(game: string | Files): Promise<Packed>;
