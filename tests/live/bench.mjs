// Compares the workbench's module with the program for every game that a build has copied beside the
// workbench: problems, claims with findings, each figure byte for byte, and pages; exports and imports,
// text drawings, PGN games; and what is still shown of a game whose article is broken.
//
//     node bench.mjs PROGRAM OUTPUT MISTAKES [GAME...]
//
// MISTAKES is the golden case of a game with many mistakes, with the messages of the program.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import vm from 'node:vm';

const [program, output, mistakes, ...asked] = process.argv.slice(2);
const held = { games: {} };
const bench = {
  module: text => { held.module = new WebAssembly.Module(gunzipSync(Buffer.from(text, 'base64'))); },
  shelf: files => { held.shelf = files; },
  games: list => { held.list = list; },
  game: (id, files) => { held.games[id] = files; },
  schema: schema => { held.schema = schema; },
};
const load = name => vm.runInNewContext(readFileSync(`${output}/workbench/${name}.js`, 'utf8'), { bench });
['bench', 'shelf', 'games', 'schema'].forEach(load);
held.list.forEach(({ id }) => load(`games/${id}`));
if (WebAssembly.Module.imports(held.module).length) throw new Error('the module asks for imports');

const { exports } = new WebAssembly.Instance(held.module, {});
exports._initialize();
const put = text => {
  const bytes = Buffer.from(text);
  const at = exports.input(bytes.length);  // memory may grow
  new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
};
const keep = (path, text) => { put(`${path}\n${text}`); exports.put(); };
const drop = path => { put(path); exports.drop(); };
const ask = question => {
  put(Object.entries(question).map(([key, value]) => `${key} ${value}\n`).join(''));
  exports.ask();
  return JSON.parse(Buffer.from(new Uint8Array(exports.memory.buffer, exports.output(), exports.output_size())));
};

const proposing = ['lotus-39', 'makruk', 'glinski'];  // the whole of each
let checked = 0;
const equal = (what, found, expected) => {
  ++checked;
  if (found === expected) return;
  console.error(`${what}\n  the module:  ${String(found).slice(0, 400)}\n  the program: ${String(expected).slice(0, 400)}`);
  process.exitCode = 1;
};

/// A value as people read it, from its JSON.
const shown = (value, like) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no')
  : Array.isArray(value) ? value.join(', ') || 'none'
  : like.endsWith('%') ? `${value}%` : String(value);

for (const [path, text] of Object.entries(held.shelf)) keep(`shelf/${path}`, text);
const games = asked.length ? asked : held.list.map(({ id }) => id);
const verified = spawnSync(program, ['verify', '--json', ...games], { maxBuffer: 1 << 30 });
if (verified.status !== 0) throw new Error(`the program failed: ${verified.stderr}`);
const claims = {};
for (const claim of JSON.parse(verified.stdout).claims) (claims[claim.game] ??= []).push(claim);

for (const id of games) {
  for (const [path, text] of Object.entries(held.games[id])) keep(`${id}/${path}`, text);
  const read = ask({ ask: 'read', game: id });
  equal(`problems of ${id}`, JSON.stringify(read.problems), '[]');
  const proof = ask({ ask: 'prove' });
  equal(`problems of the texts of ${id}`, JSON.stringify(proof.problems), '[]');
  equal(`how many claims ${id} makes`, proof.claims.length, claims[id]?.length ?? 0);
  proof.claims.forEach((claim, i) => {
    const expected = claims[id][i];
    equal(`a claim of ${id}`, `${claim.id} ${claim.stated} ${claim.found} ${claim.status}`,
        `${expected.id} ${shown(expected.documented, claim.stated)} ${shown(expected.computed, claim.found)} ` +
        (expected.status === 'agrees' ? 'agrees' : 'explained'));
  });
  for (const { id: figure } of read.figures) {
    const file = `${output}/${id}/figures/${figure}.svg`;
    if (existsSync(file)) equal(file, ask({ ask: 'figure', id: figure }).svg, readFileSync(file, 'utf8'));
    else equal(file, 'no file', 'a file');
  }
  for (const { id: article } of read.articles) {
    const page = ask({ ask: 'page', article });
    equal(`problems of the page ${article} of ${id}`, JSON.stringify(page.problems), '[]');
    const figures = read.figures.filter(each => each.article === article).length;
    equal(`figures on the page ${article} of ${id}`, page.html.split('<figure ').length - 1 >= figures, true);
  }
  if (proposing.includes(id)) {
    const expected = spawnSync(program, ['propose', id, '--markdown'], { maxBuffer: 1 << 28 }).stdout.toString();
    equal(`what is proposed for ${id}`, ask({ ask: 'propose' }).text, expected);
  }
  drop(`${id}/`);
}

const broken = 'broken', above = 'templates/games/';
keep(`${broken}/game.toml`, readFileSync(`${mistakes}/${above}${broken}/game.toml`, 'utf8'));
const expected_problems = readFileSync(`${mistakes}/error`, 'utf8').split('\n')
    .filter(line => line.startsWith(above)).map(line => line.slice(above.length));
const problems = ask({ ask: 'read', game: broken }).problems;
equal('problems of a broken game', problems.map(each =>
    `${each.file}:${each.line}:${each.column}: ${each.severity}: ${each.message}`).join('\n'), expected_problems.join('\n'));
equal('hints for a broken game', problems.filter(each => each.hint).length > 3, true);

// Formats of other programs, drawings, PGN: the output of the program, and its errors.

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const paper = 'paper/text';
const run = (...words) => spawnSync(program, words, { maxBuffer: 1 << 28, encoding: 'utf8' });
const written = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const open = id => {
  for (const [path, text] of Object.entries(held.games[id])) keep(`${id}/${path}`, text);
  return ask({ ask: 'read', game: id });
};
/// The messages of a command about a file, without its name and the quoted lines.
const messages = text => [...text.matchAll(/:\d+:\d+: (?:error|warning): (.*)$/gm)].map(each => each[1]).join('\n');
const messages_of = problems => problems.map(each => each.message).join('\n');
try {
  const { imports, exports: formats } = ask({ ask: 'formats' });
  equal('formats to read', imports.map(each => each.name).join(' '), 'fairy-stockfish interactive-diagram');
  const sections = [];
  for (const id of ['capablanca', 'chess', 'dobutsu', 'glinski', 'lotus-39', 'makruk', 'xiangqi'].filter(each => held.games[each])) {
    open(id);
    for (const { name } of formats) {
      const expected = run('export', id, '--to', name), found = ask({ ask: 'export', to: name });
      equal(`${id} as ${name}`, found.text ?? '', expected.stdout);
      equal(`problems of ${id} as ${name}`, messages_of(found.problems), messages(expected.stderr));
      if (name === 'fairy-stockfish' && expected.status === 0) sections.push(expected.stdout);
    }
    drop(`${id}/`);
  }
  equal('games that go to the engine', sections.length >= 3, true);

  if (held.games.chess) {
    open('chess');
    equal('solutions', ask({ ask: 'solve', goal: 'h#2' }).text, run('solve', 'chess', '--goal', 'h#2').stdout);
    const position = '8/8/6Qn/4K3/7k/8/8/8 w - - 0 1';
    equal('solutions with set play and tries', ask({ ask: 'solve', position, goal: '#2', whole: 1 }).text,
        run('solve', 'chess', '--position', position, '--goal', '#2', '--set-play', '--tries').stdout);
    equal('too little time', ask({ ask: 'solve', goal: '#3', nodes: 100 }).complete, false);
    equal('no goal', run('solve', 'chess', '--goal', 'mate').stderr.includes(ask({ ask: 'solve', goal: 'mate' }).problem), true);
    const endgame = ask({ ask: 'endgame', pieces: 'KRK' });
    equal('an endgame', endgame.text, run('endgame', 'chess', 'KRK').stdout);
    equal('its map', endgame.svg.includes('<svg'), true);
    drop('chess/');
  }

  const variants = `${sections.join('\n')}\n[mine:chess]\nking = k:W\n\n[rows]\nconnectN = 3\n\n[chased:chess]\nchasingRule = axf\n`;
  keep(paper, variants);
  const first = ask({ ask: 'import', file: paper });
  equal('a game on which others stand is asked for', first.needs.join(' '), 'chess');
  for (const [path, text] of Object.entries(held.games.chess)) keep(`shelf/games/chess/${path}`, text);
  const made = ask({ ask: 'import', file: paper });
  const partial = ask({ ask: 'import', file: paper, partial: 'yes' }).games.find(each => each.name === 'chased');
  drop('shelf/games/');
  const imported = run('import', written('variants.ini', variants), '--out', folder);
  equal('games that cannot be imported', imported.status, 3);
  equal('none is asked for again', made.needs.join(' '), '');
  equal('games of the file', made.games.length, sections.length + 3);
  run('import', join(folder, 'variants.ini'), 'chased', '--partial', '--out', folder);
  equal('a game without one of its rules', partial.text, readFileSync(join(folder, 'chased', 'game.toml'), 'utf8'));
  for (const { name, id, text, problems } of made.games)
    if (text) equal(`${name}, imported`, text, readFileSync(join(folder, id, 'game.toml'), 'utf8'));
    else equal(`why ${name} is not`, messages(imported.stderr).includes(messages_of(problems)) && problems.length > 0, true);

  open('chess');
  const drawing = 'Diagram 1: A start\n\n8 r . . . k . . r\n7 p p p p p p p p\n6 . . . . . . . .\n5 . . . . . . . .\n' +
      '4 . . . . . . . .\n3 . . . . . . . .\n2 P P P P P P P P\n1 R . . . K . . R\n  a b c d e f g h\n';
  keep(paper, drawing);
  const drawn = ask({ ask: 'drawings', file: paper });
  equal('figures of a drawing', drawn.text, run('read', written('drawing.txt', drawing), '--game', 'chess').stdout);
  equal('its position', drawn.figures[0].fen?.split(' ')[0], 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R');
  equal('its picture', drawn.figures[0].svg.startsWith('<?xml') || drawn.figures[0].svg.startsWith('<svg'), true);
  keep(paper, 'no drawing');
  equal('a text without one', ask({ ask: 'drawings', file: paper }).problem, 'there is no drawing in this text');

  const pgn = '[White "A"]\n[Black "B"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n[White "C"]\n\n1. e4 e5 2. Ke3 *\n';
  keep(paper, pgn);
  const noted = ask({ ask: 'games', file: paper }), played = run('pgn', written('games.pgn', pgn), '--game', 'chess', '--json');
  for (const [at, expected] of JSON.parse(played.stdout).games.entries()) {
    equal(`moves of game ${at}`, noted.games[at].moves.join(' '), expected.plays.join(' '));
    equal(`its last position`, noted.games[at].positions.at(-1), expected.fen);
    equal(`whether its moves are legal`, noted.games[at].legal, expected.legal);
  }
  equal('what is not legal', messages_of(noted.problems), messages(played.stderr));
  const last = noted.games[0].positions.at(-1);
  equal('a board of a FEN', ask({ ask: 'board', position: last }).svg.includes('Bishop'), true);
  equal('a board of no FEN', ask({ ask: 'board', position: 'nowhere/8' }).svg, undefined);

  // A broken article leaves the board, and broken claims the figures, of the newest text.
  const article = '\n[[article]]\nid = "rules"\n', text = held.games.chess['game.toml'].replace(/title\s*=.*/, 'title = "Changed"').replace(/^cover.*$/m, '').split('\n[[article]]')[0];
  const read = (game, rules, more = {}) => {
    keep('chess/game.toml', game);
    keep('chess/rules.md', rules);
    return ask({ ask: 'read', game: 'chess', ...more });
  };
  const states = [
    ['all is well', article, '# Rules\n', 'all', 0],
    ['a figure is broken', `${article}[[article.figure]]\nid = "F"\nmen = 3\n`, '# Rules\n', 'play', 1],
    ['a claim is broken', article, '# Rules\n\nA rook has {{reach-count rook z9}} moves.\n', 'figures', 1],
    ['an article has an unknown key', `${article}titel = "x"\n`, '# Rules\n', 'play', 1],
    ['its text is missing', '\n[[article]]\nid = "none"\n', '', 'play', 1],
  ];
  for (const [what, more, rules, holds, errors] of states) {
    const found = read(text + more, rules);
    equal(`${what}: what can be shown`, found.holds, holds);
    equal(`${what}: its problems, ${messages_of(found.problems)}`, found.problems.length >= errors && found.errors === errors > 0, true);
    equal(`${what}: the text is the newest`, found.title, 'Changed');
    equal(`${what}: the board`, ask({ ask: 'board' }).svg?.includes('Changed'), true);
    equal(`${what}: where a rook can go`, ask({ ask: 'piece', piece: 'rook', cell: 'a1' }).count, 14);
    const quick = read(text + more, rules, { extent: 'play' });
    equal(`${what}: no article is looked at for the board`, `${quick.holds} ${quick.problems.length}`, 'play 0');
  }
  const wrong = read(`${text.replace('[piece.rook]', '[piece.rook]\nmoves = 3')}`, '');
  equal('a broken piece', `${wrong.holds} ${wrong.errors}`, 'undefined true');
  equal('of which there is no board', ask({ ask: 'board' }).problem, 'there is no game');

  // What a hand does on a board: the cells that change, the same as FEN, and lines for what shall be reached.
  open('crazyhouse');
  const hand = more => ask({ ask: 'hand', position: 'start', ...more });
  const cells = ({ changes }) => changes.map(({ cell, seat = 'empty', letter = '' }) => `${cell} ${seat} ${letter}`.trim()).join(', ');
  const pushed = hand({ from: 'e2', to: 'e4', other: 'mirrored' });
  equal('a piece is moved by hand, and its image', cells(pushed), 'e2 empty, e4 White P, e7 empty, e5 Black P');
  equal('and is written as FEN', pushed.fen.split(' ')[0], 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[]');
  equal('a piece is put down', cells(hand({ piece: 'queen', seat: 2, to: 'd4', other: 'turned' })), 'd4 Black Q, e5 White Q');
  equal('a piece is taken off', cells(hand({ from: 'a1' })), 'a1 empty');
  equal('a King has the right to castle where he is put', hand({ from: 'e1' }).fen.split(' ')[2], 'kq');
  equal('a piece of the other side is moved by hand, and its image', cells(hand({ from: 'e7', to: 'e5', other: 'mirrored' })), 'e7 empty, e5 Black P, e2 empty, e4 White P');
  equal('no piece is moved', hand({ from: 'e4', to: 'e5' }).problem, "no piece on 'e4'");
  equal('no cell', hand({ piece: 'queen', to: 'z9' }).problem.startsWith("no cell 'z9'"), true);
  const no_cell = [{ ask: 'hand', to: 'z9' }, { ask: 'piece', piece: 'pawn', cell: 'z9' }, { ask: 'teach', cell: 'z9' }, { ask: 'teach', cell: 'd4', moves: 'd5,z9' }];
  equal('all say the same of what is no cell', new Set(no_cell.map(each => ask(each).problem)).size, 1);
  const zone = more => ask({ ask: 'zone', ...more }).seats.map(each => each.cells.join(' '));
  equal('a zone as each seat sees it', zone({ zone: 'last-rank' }).join(' | '), 'a8 b8 c8 d8 e8 f8 g8 h8 | a1 b1 c1 d1 e1 f1 g1 h1');
  equal('a cell is put in for all', zone({ zone: 'new', cell: 'c3' }).join(' | '), 'c3 | c3');
  equal('a cell is taken out for each', zone({ zone: 'last-rank', cell: 'a8', other: 'mirrored' }).join(' | '), 'b8 c8 d8 e8 f8 g8 h8 | b1 c1 d1 e1 f1 g1 h1');
  const pawn = ask({ ask: 'teach', piece: 'pawn', cell: 'd4' });
  equal('what a Pawn reaches', `${pawn.both} | ${pawn.moves} | ${pawn.captures}`, ' | d5 | c5,e5');
  const taught = ask({ ask: 'teach', cell: 'd4', moves: 'd5', captures: 'c5,e5' }).proposals[0];
  equal('lines for that', `${taught.lines.join('; ')} | ${taught.betza}`, 'move step orthogonal forward; capture step diagonal forward | fmWfcF');
  const palette = ask({ ask: 'palette', seat: 2 }).pieces;
  equal('the pieces of the palette', `${palette.map(each => each.letter).join('')} ${palette.every(each => each.svg.includes('<svg'))}`, 'KQRBNP true');
  equal('a new game with a picture', ask({ ask: 'begin', board: 'hex:5', themed: 1 }).svg.includes('data-cell="e5"'), true);
  drop('crazyhouse/');

  open('immortal-star-masters');
  equal('six seats have their own images', new Set(ask({ ask: 'hand', position: 'nothing', piece: 'rook', to: 'rd-qr1', other: 'turned' }).changes.map(each => each.seat)).size, 6);
  drop('immortal-star-masters/');

  open('glinski');
  equal('the middle cell, its own image, holds one piece', cells(hand({ piece: 'queen', to: 'f6', other: 'turned' })), 'f6 White Q');
  drop('glinski/');

  open('lotus-39');
  equal('a table without a start', ask({ ask: 'table' }).problem, 'this game has no position to begin from');
  const bare = ask({ ask: 'table', bare: 1 });
  equal('a bare one', `${bare.board.includes('data-cell="e3"')} ${JSON.parse(bare.data).figures.table.men.length}`, 'true 0');
  drop('lotus-39/');

  open('chess');
  const dark = ask({ ask: 'board', themed: 1 }).svg;
  equal('a picture for both themes', dark.includes('prefers-color-scheme:dark'), true);
  equal('a picture for files', ask({ ask: 'board' }).svg.includes('prefers-color-scheme'), false);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${checked} answers compared, of ${games.length} games`);
