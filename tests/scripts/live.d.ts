// Figures that live: the scripts of templates/pages/live.

declare namespace Live {
  /** A game's data, from game.js. Coordinates are tenths of a unit of the drawings. */
  interface Data {
    game: string;
    packed: string;
    scored?: boolean;
    kit: { svg: string; x: number; y: number; r: number };
    boards: { [board: string]: [cell: string, x: number, y: number, r: number][] };
    figures: { [id: string]: Facts };
  }
  interface Facts { board: string; part?: boolean; men: string[]; position?: string; plays?: string[] }

  /** `hasAddress`: the game is that of the page, so the address of the page leads to it. */
  interface Host { ask: Engine.Ask; module: WebAssembly.Module; packed: Uint8Array; data: Data; about: Engine.Game; hasAddress: boolean }
  /** What to open: a cell to pick up, or the state of an address. */
  interface Wanted { cell?: string; link?: string }

  /** The global of live.js; the engine and the game hand themselves over. */
  interface Boardwright {
    start(): void;
    /** Brings the board of a page of play to life, in the state of an address. */
    play(figure: Figure, link?: string): Promise<void>;
    parts: Parts;
    engine(text: string): void;
    game(data: Data): void;
  }
  /** What the other scripts bring. */
  interface Parts {
    engine: string;
    data: Data;
    /** The bytes of base64. */
    bytesOf(text: string): Uint8Array;
    unzipped(bytes: Uint8Array): Promise<ArrayBuffer>;
    /** An engine, once its functions have taken what they are given: a packed game, or files. */
    hostOf(module: WebAssembly.Module, given: [take: 'load' | 'put', bytes: Uint8Array][]): Promise<Engine.Ask>;
    make: Make<Node | string>;
    button(words: Node | string, press: () => unknown, more?: Attributes<'button'>): HTMLButtonElement;
    group(name: string, ...inside: (Node | string)[]): HTMLElement;
    pieceOf(text: string): Piece;
    numbersOf(piece: Piece): string;
    textOf(piece: Piece): string;
    board(picture: SVGSVGElement, data: Data, id: string, name: string, on: Touched): Board;
    open(figure: Figure, host: Host, wanted: Wanted): void;
    explore(table: Table): Explore;
    /** Asks which of these moves, all to one cell, is meant. */
    choice(table: Table, moves: Engine.Move[], done: (move: Engine.Move) => void): void;
    play(table: Table): Play;
    opponent(table: Table): Opponent;
    zoom(table: Table): Zoom;
    questions(table: Table): Questions;
    share(table: Table): Share;
  }

  /** A piece on a cell, or on none. `numbers` are those of its own: "n=3,multiple=1". */
  interface Piece extends Engine.Piece { numbers?: string }
  interface Place { x: number; y: number; r: number }
  /** Cells that are marked, by kind. */
  type Marked = { [kind in 'last' | 'picked' | 'check' | 'moves' | 'blocked' | 'captures' | 'passed' | 'swaps' | 'attackers' | 'hint']?: string[] };
  interface Signs extends Marked { routes?: string[][] }

  /** What a reader does to a board. */
  interface Touched {
    tap(cell: string): void;
    lift(piece: Piece): void;
    drag(piece: Piece, cell: string | null): void;
    mayDrag(piece: Piece): boolean;
    look(cell: string): void;
    key(key: string): boolean;
    say(text: string): void;
  }
  /** A board that can be touched. */
  interface Board {
    readonly svg: SVGSVGElement;
    readonly element: HTMLElement;
    readonly places: Map<string, Place>;
    /** The cell of the cursor. */
    at: string;
    shows: { pieces: Piece[]; signs: Signs };
    /** Turns the board; what is written stays upright. */
    face(degrees: number): void;
    drawing(piece: Piece, place: Place): SVGElement;
    show(what: { pieces: Piece[]; signs: Signs }): void;
    showSigns(signs: Signs): void;
    /** A piece that has moved comes from its old cell, unless the reader wants less motion. */
    slide(from: string, to: string): void;
    /** Moves the cursor of the keys. */
    look(cell: string, quiet?: boolean): void;
    /** A piece follows the pointer until that is released. */
    drag(event: PointerEvent, piece: Piece, begun?: () => void): void;
  }

  interface Figure extends HTMLElement { live?: Table }
  /** One figure that lives. */
  interface Table {
    readonly figure: Figure;
    readonly host: Host;
    readonly about: Engine.Game;
    readonly facts: Facts;
    readonly board: Board;
    readonly element: HTMLDivElement;
    /** The line of words. */
    readonly said: HTMLParagraphElement;
    readonly pieceTypes: Map<string, Engine.PieceType>;
    /** Whether the page is there for this board, to play on it. */
    readonly isPage: boolean;
    /** Whether the figure is of the board that the game is played on. */
    readonly isFull: boolean;
    /** Whether the whole board is shown where the figure has a part. */
    readonly isWhole: boolean;
    explore: Explore;
    play: Play;
    opponent: Opponent;
    zoom: Zoom;
    questions: Questions;
    share: Share;
    mode: Mode;
    /** The cell of the piece that is picked up; the piece taken from a tray or a hand. */
    picked: string | null;
    held: Piece | null;
    /** The index of the seat that sits below. */
    facing: number;
    begin(wanted: Wanted): void;
    leave(): void;
    say(text: string | undefined): void;
    nameOf(type: string): string;
    seatOf(number: number): string;
    called(piece: Piece): string;
    pieceOn(cell: string | null): Piece | undefined;
    wordsOf(cell: string): string;
    setMode(mode: Mode): void;
    putBack(): void;
    /** Whether the key does something. */
    key(key: string): boolean;
    /** Draws pieces, signs and tools anew. */
    refresh(): void;
    /** A piece to press; with `pressed` it is one of a tray, and can be dragged, too. */
    pieceButton(piece: Piece, words: string, press: () => void, pressed?: boolean): HTMLButtonElement;
  }

  /** How the pieces of a figure are moved. */
  interface Mode {
    readonly name: 'explore' | 'play';
    pieces(): Piece[];
    signs(): Signs;
    enter(): void;
    tap(cell: string): void;
    mayMove(piece: Piece): boolean;
    drop(piece: Piece, cell: string | null): void;
    tools(): (Node | string)[];
    /** The state as an address has it. */
    text(): string;
  }
  interface Explore extends Mode {
    setUp(pieces: Piece[]): void;
    remove(cell: string): void;
    /** Takes over the pieces of an address, and the cell of one that is picked. */
    read(pieces: string, picked?: string): void;
  }
  interface Play extends Mode {
    /** The position; there is none before the first. */
    state: Engine.State;
    /** `isResigned`: the seat to move has given up. */
    game: { position: string; moves: string[]; made: number; isResigned: boolean; players: { [seat: number]: number } };
    /** Shows the position; `step` is 1 or -1 when one move has been made or taken back. */
    enter(step?: number): void;
    make(move: Engine.Move): void;
    /** Shows a move that could be made. */
    hint(move: Engine.Move): void;
    /** The moves with their numbers, as players write them. */
    notation(): string;
    pgn(): string;
    read(position: string, moves: string[]): void;
  }

  /** How deep the computer looks, in how many nodes at most, how far its whims go, and after how many milliseconds it moves. */
  interface Effort { depth: number; nodes: number; whim: number; time: number }
  interface Opponent {
    worker: Worker | null;
    /** The field in which a person or the computer is chosen. */
    choice(level: number, choose: (level: number) => void): HTMLElement;
    stop(): void;
    /** Thinks about the position, and hands over the move that it finds. */
    think(effort: Effort, done: (move: Engine.Move) => void): void;
    /** Shows what the computer would play. */
    hint(): void;
    /** Moves for the seat whose turn it is, if the computer plays it. */
    answer(): void;
  }
  /** The board in a frame that scrolls. */
  interface Zoom {
    /** Whether cells are smaller than a finger needs. */
    canGrow(): boolean;
    isLarge(): boolean;
    larger(): void;
    fit(): void;
    /** Scrolls a cell into the frame. */
    reveal(cell: string): void;
  }
  interface Questions { answer(question: string): void; open(): void }
  interface Share {
    menu(): (Node | string)[];
    /** On a page of play: keeps the game in the page's address. */
    keep(): void;
    /** The address of the state; read() takes over the part behind the figure's name. */
    link(): string;
    read(state: string): void;
  }
}
