// The workbench: the scripts of templates/pages/workbench.

declare const CodeMirror: Workbench.CodeMirror;

declare namespace Workbench {
  /** Texts by path. */
  type Files = { [path: string]: string };
  interface Schema {
    type?: string; description?: string; enum?: (string | number)[];
    properties?: { [key: string]: Schema }; additionalProperties?: Schema | boolean; items?: Schema; anyOf?: Schema[];
  }
  /** A word of the notation with an example: on a bare board, or on a stage with pieces, keys and a cell. */
  interface Example { word: string; takes?: string; means: string; text: string; board: string; cell?: string; stage?: string; men?: string; key?: string }
  interface Words { stages: { [name: string]: string }; article: string; notation: Example[]; betza: Example[] }
  /** What the files beside the page bring. */
  interface Given {
    module?: string;
    shelf?: Files;
    games?: { id: string; title: string; board: string }[];
    schema?: Schema;
    /** From a script of the page itself. */
    words: Words;
    game?: { [id: string]: Files };
  }

  type Inside = Node | string | false | undefined;
  /** What happens, each with its detail. */
  interface Events { game: undefined; text: string; files: undefined; open: undefined; problems: undefined; cursor: undefined }
  interface Window<T> {
    inside?: Inside[]; yes?: string; no?: string;
    /** The answer, or undefined to stay open after `complain` has said why. */
    ok?: (complain: (words: string) => void) => T | undefined | void | Promise<T | undefined | void>;
  }
  /** `done` closes it with an answer, which is of the kind that was asked for. */
  interface Dialog extends HTMLDialogElement { done?: (value: unknown) => void }

  /** The game on the bench. */
  interface Desk {
    name: string;
    /** The shipped game that it was begun from, if any. */
    from: string;
    files: Map<string, string>;
    /** The path of the file in the editor. */
    open: string;
    /** What the engine has read and proved of it. */
    read: Partial<Engine.Read> | null;
    proof: Partial<Engine.Proof> | null;
    /** Of the text as it stands: not even boards and pieces can be read; how much can; figures can be drawn; all is proved. */
    broken: boolean;
    holds: Engine.Read['holds'] | '';
    drawable: boolean;
    proved: boolean;
  }

  type Question<K> = { ask: K } & { [key: string]: string | number };
  type Asked<K extends keyof Engine.BenchAnswers> = Promise<Engine.Answer<Engine.BenchAnswers[K]>>;
  type Ask = <K extends keyof Engine.BenchAnswers>(question: Question<K>, lane?: string) => Asked<K>;
  interface Host {
    /** Takes the engine's files to be these. */
    lay(files: Map<string, string>): void;
    /** Drops what was asked of an older text. What is being answered is stopped after so many milliseconds. */
    drop(patience: number): void;
    stop(): void;
    /** Asks; in a lane the newest question alone is answered. */
    ask: Ask;
  }

  interface Completion { name: string; note: string; put: string }
  interface Completions { prefix: string; found: Completion[]; words: boolean }

  /** What the editor calls. */
  interface EditorEvents { change(text: string): void; cursor(): void }
  /** Lines and columns begin with 1. */
  interface Editor {
    /** What its keys do. */
    keys: string;
    show(path: string, text: string): void;
    /** The text before the cursor. */
    before(): string;
    focus(): void;
    mark(problems: Engine.Problem[], open: Engine.OpenMark[]): void;
    forget(): void;
    go(line: number, column: number): void;
    undo(): void;
    redo(): void;
  }

  /** Places in a text. */
  interface TomlTable { name: string; from: number; to: number }
  interface TomlKey { name: string; from: number; value: number; to: number }

  /** What a tool does with cells. */
  interface Tool {
    tap(cell: string): void;
    clear?(cell: string): void;
    /** Of a piece that was dragged from a cell to another, or off the board. */
    drag?(from: string, to: string): void;
    leave?(): void;
    show(): Promise<unknown>;
    panel: HTMLElement;
    /** What stands below the picture. */
    below?: HTMLElement;
  }
  interface HandOptions {
    name: string;
    /** What is done with cells at the moment. */
    tool(): Tool | undefined;
    /** Its signs stand in place of the engine's. */
    covers?: boolean;
  }
  interface Hand {
    /** After the board is drawn anew. */
    refresh(): void;
    carry(event: PointerEvent, piece: string, done: (cell: string) => void): void;
    pieceOn(cell: string): string | undefined;
    /** Puts signs on cells in place of those before: dot, ring or cross. */
    mark(signs?: Map<string, string>): void;
    use(on: boolean): void;
  }
  interface Tools { (): Tool | undefined; allow(may: boolean): void; element: HTMLElement; below: HTMLElement }

  interface View { make(home: HTMLElement): void; show(): Promise<unknown>; needs?: 'play' | 'figures' | 'proof' }
  /** Its value and its words. */
  type Option = string[];
  interface Select extends HTMLSelectElement { rows?: string }
  interface Home extends HTMLElement { drawn?: string }
  interface ImportFields { element: HTMLElement; fill(text: string): void; files(): Files }
  interface Tab extends HTMLElement {}

  interface Bench {
    // workbench.js
    given: Given;
    load(path: string): Promise<unknown>;
    loadStyle(path: string): void;
    make: Make<Inside>;
    button(words: string, press: () => unknown, more?: Attributes<'button'>): HTMLButtonElement;
    /** An element of the page, which is there. */
    byId<K extends string>(id: K): K extends 'remove' | 'rename' ? HTMLButtonElement : HTMLElement;
    on<K extends keyof Events>(event: K, listener: (detail: Events[K]) => void): void;
    emit<K extends keyof Events>(event: K, ...detail: Events[K] extends undefined ? [] : [Events[K]]): void;
    say(text: string): void;
    dialog<T = boolean>(title: string, more: Window<T>): Promise<T | undefined>;
    /** Closes the dialog that a button stands in, with an answer. */
    answer(event: Event, value: unknown): void;
    field(label: string, input: HTMLElement, note?: string): HTMLElement;
    isName(text: string): boolean;
    nameHint: string;
    isPath(text: string): boolean;
    nameFrom(text: string): string;
    /** Makes a list of tabs one stop of the Tab key; the result marks the chosen one. */
    tabs(list: HTMLElement, choose: (tab: HTMLElement) => void): (chosen: HTMLElement | undefined) => void;
    desk: Desk;
    lay(name: string, files: Files, open?: string, from?: string): void;
    write(path: string, text: string): void;
    module(text: string): void;
    shelf(files: Files): void;
    games(games: NonNullable<Given['games']>): void;
    schema(schema: Schema): void;
    words(words: Words): void;
    game(id: string, files: Files): void;
    // host.js
    Host: new () => Host;
    Stale: new () => Error;
    longButton(words: string, said: HTMLElement, run: (host: Host, goesOn: () => boolean) => Promise<unknown>): HTMLButtonElement;
    // complete.js
    completions(file: string, text: string): Completions | null;
    nextWords(path: string, before: string, after: string): Promise<string[] | undefined>;
    pieceAt(text: string): string | undefined;
    // edit.js
    edit: {
      key(text: string, name: string): TomlKey | undefined;
      set(text: string, table: string, name: string, value: string): string;
      drop(text: string, table: string, name: string): string;
      isLines(text: string): boolean;
      pieces(text: string, changes: Engine.CellChange[], letters: string[]): string;
    };
    hand(home: HTMLElement, options: HandOptions): Hand;
    pieceImage(id: string): HTMLElement;
    otherSide(id: string, alone: string): HTMLSelectElement;
    inTurn(): (run: () => Promise<void>) => void;
    undoButtons(): HTMLElement;
    setup(hand: Hand, position: () => string): Tool;
    zones(hand: Hand): Tool;
    teach(hand: Hand, asked: () => { piece: string; seat: string; cell: string }): Tool;
    /** The id of the piece, if one was added. */
    newPiece(): Promise<string | undefined>;
    // editor.js
    openEditor(home: HTMLElement, on: EditorEvents): Promise<Editor>;
    files: {
      start(): Promise<void>;
      /** False if there is no such file. */
      goto(file: string, line: number, column: number): boolean;
      open(path: string): void;
      /** The path of a file as the engine names it. */
      own(file: string): string;
      rowOf(problem: Engine.Problem): HTMLElement;
      /** The piece in whose table the cursor stands; the article that is open. */
      piece(): string | undefined;
      /** Changes a file by hand. */
      change(path: string, text: string): void;
      undo(): void;
      redo(): void;
      article(): string | undefined;
    };
    archive: {
      zip(files: Map<string, string>): Promise<Uint8Array>;
      unzip(bytes: Uint8Array, most: number): Promise<Map<string, string>>;
      /** Null if it is too large. */
      toAddress(value: unknown): Promise<string | null>;
      fromAddress(text: string): Promise<any>;  // any: an address is anybody's, so each part is checked
    };
    drafts: {
      start(): void;
      lay(name: string, files: Files, open?: string, from?: string): void;
      last(): { name: string; files: Files; open: string; from: string } | null;
      freeName(wanted: string): string;
      has(name: string): boolean;
    };
    // carry.js
    checkedFiles(files: { [path: string]: unknown }): Files;
    carry: { start(): void; fromAddress(): Promise<boolean>; download(name: string, bytes: BlobPart, type: string): void };
    exchange: {
      start(): void;
      importFields(chosen: (id: string) => void): ImportFields;
      drawingView(): HTMLElement;
      askAbout<K extends keyof Engine.BenchAnswers>(host: Host, files: Map<string, string>, text: string, question: Question<K>): Asked<K>;
    };
    /** Pictures of boards, drawn when they are first shown; `choose` gets the word of a board. */
    gallery(choose: (board: string) => void): { element: HTMLElement; draw(): Promise<void> };
    begin: { start(): void; shipped(id: string): Promise<Files>; defaultGame(): Promise<void>; ask(text?: string): Promise<void>; boards: string[] };
    // pictures.js
    inSight(): { position?: string };
    looks(): { themed: number; drawn?: number };
    draw(home: Home, svg: string, tap?: (cell: string) => void): void;
    /** Puts a refusal in place of the picture. */
    refused(answer: { problem?: string; hint?: string }, said: HTMLElement): answer is Engine.Refusal;
    plain(home: HTMLElement, words: string): void;
    options(select: Select, rows: Option[], chosen: string | undefined): void;
    pictures: { [view: string]: () => View };
    proof: { [view: string]: () => View };
    play(): View;
    count: { make(): HTMLElement };
    solve: { problem(): HTMLElement; endgame(): HTMLElement };
    noted: { legalMoves(): HTMLElement; notedGames(): HTMLElement };
    notation(): View;
    // start.js
    quick: Host;
    slow: Host;
    wordsHost: Host;
    view(): string;
    /** Passes over a question that another has replaced; throws anything else. */
    stale(error: unknown): void;
    engineFiles(): Map<string, string>;
    /** Draws the view in sight, if there is something to draw. */
    show(): Promise<void>;
  }

  // As much of CodeMirror 5 as the editor uses.
  interface Position { line: number; ch: number }
  interface Doc { getValue(): string; replaceRange(text: string, from: Position, to: Position, origin: string): void; posFromIndex(at: number): Position }
  interface Marker { className?: string; clear(): void }
  interface Change { origin?: string; text: string[] }
  interface Hints { from: Position; to: Position; list: { text: string; displayText: string; render(element: HTMLElement): void }[] }
  interface Mirror {
    on(event: 'change' | 'inputRead', listener: (mirror: Mirror, change: Change) => void): void;
    on(event: 'cursorActivity' | 'blur', listener: () => void): void;
    state: { completionActive?: object };
    getValue(): string;
    getRange(from: Position, to: Position): string;
    getLine(line: number): string;
    getCursor(): Position;
    setCursor(at: Position): void;
    getInputField(): HTMLElement;
    setOption(name: string, value: unknown): void;
    somethingSelected(): boolean;
    indentSelection(how: string): void;
    replaceSelection(text: string): void;
    getDoc(): Doc;
    swapDoc(doc: Doc): void;
    clearGutter(name: string): void;
    getAllMarks(): Marker[];
    lineCount(): number;
    lineInfo(line: number): { gutterMarkers?: { [name: string]: HTMLElement } };
    setGutterMarker(line: number, name: string, element: HTMLElement): void;
    markText(from: Position, to: Position, options: { className: string; attributes?: { [name: string]: string } }): void;
    scrollIntoView(at: Position | null, margin: number): void;
    focus(): void;
    undo(): void;
    redo(): void;
    showHint?(options: object): void;
  }
  interface CodeMirror {
    (home: HTMLElement, options: object): Mirror;
    Doc(text: string, mode: string): Doc;
    on(target: object, event: string, listener: () => void): void;
  }
}
