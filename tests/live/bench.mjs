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
