// What the engine answers, as JSON: src/engine/live and src/web/workbench.

declare namespace Engine {
  interface Refusal { problem: string; hint?: string; stopped?: boolean }
  /** An answer, or the reason why there is none. */
  type Answer<T> = (T & { [K in keyof Refusal]?: undefined }) | ({ [K in keyof T]?: undefined } & Refusal);

  interface PieceType { id: string; name: string; letter: string; helper?: boolean; state?: { [name: string]: number } }
  interface Game {
    id: string; title: string; board: string;
    seats: { name: string; turn: number }[];
    pieces: PieceType[];
    positions: string[]; start: string; playable: boolean;
    ranks: string[]; files: string[];
    ranks_of: { [cell: string]: string }; files_of: { [cell: string]: string };
  }

  /** A piece on a cell. */
  interface Piece {
    cell: string; seat: number; piece: string;
    label?: string; n?: number; multiple?: boolean; promoted?: boolean; mated?: boolean; count?: number;
  }
  interface Move { name: string; full: string; from?: string; to?: string; drops?: string; takes?: string[]; words: string }
  interface Seat { name: string; plays: boolean; mated?: boolean; score: number; checks?: number; hand: { [piece: string]: number }; endless?: string[] }
  /** A position of a game that is played. */
  interface State {
    men: Piece[]; seats: Seat[]; turn: number; check: boolean;
    /** Those that are set. */
    marks?: { name: string; count?: number; seat?: string }[];
    /** `movers`: the seat that made each move. */
    plays: string[]; movers: number[]; last?: string[]; legal: Move[];
    ending?: { by: string; winner?: number; loser?: number; text: string };
    fen?: string; said: string;
  }
  interface Reach {
    moves: string[]; captures: string[]; passed: string[]; swaps: string[]; blocked: string[];
    count: number; routes: string[][]; words: string;
  }
  interface Attackers { cells: string[]; words: string }
  interface Thought { move: string; full: string; depth: number; nodes: number; value: number }

  /** The engine of a page of a game. */
  interface LiveAnswers { game: Game; play: State; reach: Reach; attackers: Attackers; think: Thought }
  type Value = string | number | string[];
  type Ask = <K extends keyof LiveAnswers>(question: { ask: K; [key: string]: Value }) => Answer<LiveAnswers[K]>;

  interface Problem { severity: 'error' | 'warning'; file: string; line: number; column: number; message: string; hint?: string; source?: string }
  interface Claim {
    id: string; kind: string; words: string; article: string; file: string; line: number;
    stated: string; found: string; status: string; why: string; hint: string;
  }
  /** A game as far as its files can be read. */
  interface Read {
    title: string;
    boards: { id: string; cells: number }[];
    seats: string[];
    pieces: { id: string; name: string; letters: string }[];
    zones: string[];
    positions: string[]; start: string;
    figures: { id: string; article: string; title: string }[];
    articles: { id: string; title: string; page: string }[];
    problems: Problem[];
    /** How much could be read: boards and pieces, articles too, or all. */
    holds?: 'play' | 'figures' | 'all';
  }
  interface OpenMark { kind: string; text: string; file: string; line: number; column: number }
  interface Proof { counts: string; claims: Claim[]; open?: OpenMark[]; problems: Problem[] }
  interface Drawing { svg: string }
  interface Imported { name: string; id: string; text?: string; problems: Problem[] }
  interface NotedGame { white: string; black: string; event: string; result: string; legal: number; moves: string[]; ending?: string; positions: string[] }
  interface DrawnFigure { id: string; title: string; svg: string; fen?: string }

  interface PaletteEntry { id: string; name: string; letter: string; helper: boolean; svg?: string }
  /** What stands on a cell now; without a seat it is empty. */
  interface CellChange { cell: string; seat?: string; letter?: string; unmoved?: boolean }
  interface ZoneOfSeat { seat: string; cells: string[] }
  interface Proposal { lines: string[]; betza?: string; words: string }

  /** The engine of the workbench. */
  interface BenchAnswers {
    read: Read;
    prove: Proof;
    board: Drawing;
    piece: Drawing & { words: string; count: number; cell: string; moves: string; betza?: string };
    figure: Drawing & { caption: string };
    line: Partial<Drawing> & { problems?: Problem[]; form?: string; words?: string; cell?: string; moves?: string; betza?: string };
    page: { html: string };
    /** The board as HTML; its style; the data of a page of play, as JSON. */
    table: { board: string; style: string; drawn: boolean; data: string };
    propose: { text: string };
    perft: { depth: number; count: string };
    solve: { text: string; complete: boolean };
    endgame: Drawing & { text: string; caption: string };
    play: State;
    games: { games: NotedGame[]; problems: Problem[] };
    import: { format: string; games: Imported[]; needs: string[]; problems: Problem[] };
    export: { text?: string; ending: string; problems: Problem[] };
    drawings: { figures: DrawnFigure[]; text: string; problems: Problem[] };
    formats: { imports: Format[]; exports: Format[] };
    begin: { text: string; svg?: string };
    palette: { pieces: PaletteEntry[] };
    hand: { changes: CellChange[]; fen?: string };
    zone: { seats: ZoneOfSeat[] };
    /** The three lists are what the named piece reaches now. */
    teach: { both?: string[]; moves?: string[]; captures?: string[]; proposals: Proposal[] };
  }
  interface Format { name: string; describes: string }

  /** What the WebAssembly modules export. */
  interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    input(bytes: number): number;
    output(): number;
    output_size(): number;
    load(): number;
    ask(): void;
    put(): void;
    drop(): void;
  }
}
