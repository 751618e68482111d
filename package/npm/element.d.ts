// The element <bw-board>: importing this defines it.
import { Game, Packed, State } from './board.js';

export interface MoveDetail {
  /** All moves so far, as players write them. */
  readonly moves: readonly string[];
  readonly fen?: string;
  readonly turn: number;
  readonly ending?: State['ending'];
  readonly said: string;
}

export interface ReachDetail {
  readonly cell: string | null;
  readonly moves?: readonly string[];
  readonly captures?: readonly string[];
  readonly blocked?: readonly string[];
}

export class BoardElement extends HTMLElement {
  get game(): Game | undefined;
  set game(game: Game | Packed | string | undefined);
  readonly state: State | undefined;
}

declare global {
  interface HTMLElementTagNameMap { 'bw-board': BoardElement }
  interface HTMLElementEventMap {
    'bw-open': CustomEvent<{ readonly game: Game }>;
    'bw-move': CustomEvent<MoveDetail>;
    'bw-reach': CustomEvent<ReachDetail>;
    'bw-error': CustomEvent<{ readonly error: Error }>;
  }
}
