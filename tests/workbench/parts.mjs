// The parts of the workbench that need no page: what may stand where in a data file, names, zips,
// addresses.
//
//     node parts.mjs PROGRAM TEMPLATES
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import vm from 'node:vm';
import { inflateRawSync } from 'node:zlib';

const [program, templates] = process.argv.slice(2).map(path => resolve(path));
const source = name => readFileSync(`${templates}/pages/workbench/${name}.js`, 'utf8');
const document = { currentScript: { src: 'file:///workbench.js' }, getElementById: () => null };
const world = vm.createContext({
  document, URL, Blob, CompressionStream, DecompressionStream, TextEncoder, TextDecoder, Uint8Array, Response, btoa, atob,
});
for (const name of ['workbench', 'complete', 'archive', 'examples', 'edit']) vm.runInContext(source(name), world);
const bench = vm.runInContext('bench', world);
bench.schema(JSON.parse(execFileSync(program, ['schema', 'game'])));
bench.shelf(Object.fromEntries(['tilings', 'styles', 'pieces'].flatMap(folder => readdirSync(`${templates}/${folder}`)
    .filter(file => file.endsWith('.toml')).map(file => [`${folder}/${file}`, readFileSync(`${templates}/${folder}/${file}`, 'utf8')]))));

// Completion: "|" is the cursor.

const game = 'tiling = "rectangular"\n[zone.far]\nranks = "last"\n[piece.king]\nmoves = ["step orthogonal"]\n[piece.rook]\n';
bench.desk.files.set('game.toml', game);
const at = (text, file = 'game.toml') => {
  const answer = bench.completions(file, text.split('|')[0]);
  return answer ? [...answer.found].map(each => each.name) : null;
};
const offers = (text, ...names) => {
  const found = at(text);
  for (const name of names) assert.ok(found?.includes(name), `${JSON.stringify(text)} offers ${found}, not ${name}`);
};
const lacks = (text, ...names) => {
  for (const name of names) assert.ok(!at(text)?.includes(name), `${JSON.stringify(text)} offers ${name}`);
};
offers('|', 'title', 'tiling', 'boards');
lacks('title = "x"\n|', 'title', 'piece', 'play');
assert.equal(at('title = "x" |'), null, 'nothing may stand behind a value');
assert.equal(at('# title|'), null, 'nor in a comment');
offers('ti|', 'title', 'tiling');
offers('[p|', 'piece', 'play');
lacks('[p|', 'pages');
offers('[[a|', 'article');
offers('[[article.f|', 'figure');
offers('[piece.king]\nletter = "K"\n|', 'moves', 'betza');
lacks('[piece.king]\nletter = "K"\n|', 'letter', 'title');
offers('[play]\npromotions = [{ pieces = ["pawn"], |', 'zone', 'to');
lacks('[play]\npromotions = [{ pieces = ["pawn"], |', 'pieces', 'king');
offers('[play]\npromotions = [{ choice = "|', 'must', 'may');
offers('[play]\nend = { stalemate = |', 'loss', 'draw', 'win');
offers('[play]\nend = { stalemate = "loss" }\n|', 'king', 'start');
lacks('[play]\nend = { stalemate = "loss" }\n|', 'stalemate', 'end');
offers('turned = |', 'true', 'false');
offers('style = "|', 'classic');
offers('tiling = "hex|', 'hexagonal');
offers('[play]\nking = "|', 'king', 'rook');
offers('[play]\nking = ["king", "r|', 'rook');
offers('[piece.king]\nmoves = ["sl|', 'slide');
offers('[piece.king]\nmoves = [\n  "slide orthogonal",\n  "|', 'step', 'diagonal', 'far');
offers('[play]\nstart = """\nWhite: K e1\n"""\n|', 'king');
lacks('[play]\nstart = """\n[piece.x]\n|', 'moves');
const beside = at('[[figure]]\n|', 'figures.toml');
assert.ok(beside.includes('men') && beside.includes('title'), 'a file of figures has their keys');
assert.equal(bench.completions('rules.md', 'ti'), null);

// What is put in place of a beginning.
const put = (text, name) => [...bench.completions('game.toml', text).found].find(each => each.name === name).put;
assert.equal(put('ti', 'title'), 'title = ');
assert.equal(put('[play]\nend = { stalemate = ', 'loss'), '"loss"');
assert.equal(put('[play]\nend = { stalemate = "', 'loss'), 'loss');
assert.equal(put('[pi', 'piece'), 'piece.');
assert.equal(bench.pieceAt(`${game}mo`), 'rook');
assert.equal(bench.pieceAt(`${game}[play]\n`), undefined);

// Names are those of the program.
for (const name of ['pond', 'a', '4x4', 'x'.repeat(64)]) assert.ok(bench.isName(name), name);
for (const name of ['', '-a', 'a b', '../a', 'ä', 'x'.repeat(65), 'a\n']) assert.ok(!bench.isName(name), name);
for (const path of ['game.toml', 'positions/a.txt', 'styles/parts/x.toml']) assert.ok(bench.isPath(path), path);
for (const path of ['', '/a.toml', '../a.toml', 'a/../b.md', 'a.exe', 'a b.md', 'a/b/c/d.md', '.toml', 'a\\b.md']) assert.ok(!bench.isPath(path), path);
for (const text of ['Heron Pond', 'Łódź!', '', '<script>']) assert.ok(bench.isName(bench.nameFrom(text)), text);

// Changes by hand leave everything else of a text as it was.

const { edit } = bench;
const written = `# A game.
[zone.far]  # the far edge
ranks = "last"
words = "the far edge"

# The pieces.
[piece.king]
letter = "K"
moves  = [
  "step orthogonal",  # not ] here
  "step diagonal",
]

[play]
start = """
turn: White
White: K e1 P a2 b2*  # its army
Black: last a7 a5 K e8 P a5
"""
`;
const valueOf = (text, name) => {
  const found = edit.key(text, name);
  return found && text.slice(found.value, found.to);
};
assert.equal(valueOf(written, 'zone.far.ranks'), '"last"');
assert.match(valueOf(written, 'piece.king.moves'), /^\[\n[^]*diagonal",\n\]$/);
assert.match(valueOf(written, 'play.start'), /^"""[^]*"""$/);
assert.equal(valueOf('play.start = "8/8 w"', 'play.start'), '"8/8 w"');
assert.equal(edit.key(written, 'play.king'), undefined);
assert.equal(edit.set(written, 'zone.far', 'ranks', '"1"'), written.replace('"last"', '"1"'));
assert.equal(edit.set(written, 'piece.king', 'value', '3'), written.replace('  "step diagonal",\n]', '  "step diagonal",\n]\nvalue = 3'));
assert.equal(edit.set(written, 'zone.near', 'cells', '"a1"'), written.replace('# The pieces.', '[zone.near]\ncells = "a1"\n\n# The pieces.'));
assert.equal(edit.set('title = "x"\n', 'piece.duke', 'moves', '["touch"]'), 'title = "x"\n\n[piece.duke]\nmoves = ["touch"]\n');
assert.equal(edit.set('[zone]\nx = { ranks = "1" } # here\n', 'zone', 'x', '{ cells = "a1" }'), '[zone]\nx = { cells = "a1" } # here\n');
assert.equal(edit.set('', 'play', 'start', '""'), '[play]\nstart = ""\n');
assert.equal(valueOf('"a b" . c\t= 1', 'a b.c'), '1');
world.blanks = ' '.repeat(200000);  // the square of this is too much
for (const task of ['bench.edit.key(`a${blanks}`, "b")', 'bench.edit.isLines(blanks.replaceAll(" ", "\\n"))']) vm.runInContext(task, world, { timeout: 10000 });
assert.equal(edit.drop(written, 'zone.far', 'ranks'), written.replace('ranks = "last"\n', ''));
assert.equal(edit.drop(written, 'piece.king', 'moves'), written.replace(/moves  = \[[^]*?\n\]\n/, ''));
assert.equal(edit.drop(written, 'piece.king', 'betza'), written);

const position = 'turn: White\nWhite: K e1 P a2 b2*  # its army\nBlack: last a7 a5 K e8 P a5 N2+ c3\n';
const pieceLetters = ['K', 'P', 'N', 'Q'];
const changed = (...changes) => edit.pieces(position, changes, pieceLetters);
assert.ok(edit.isLines(position) && !edit.isLines('8/8/8 w - - 0 1'));
assert.equal(changed({ cell: 'b2' }), position.replace(' b2*', ''));
assert.equal(changed({ cell: 'e1' }), position.replace('K e1 ', ''));
assert.equal(changed({ cell: 'a5' }), position.replace('P a5 ', ''), 'what stands behind last is no piece');
assert.equal(changed({ cell: 'c3' }), position.replace(' N2+ c3', ''));
assert.equal(changed({ cell: 'c2', seat: 'White', letter: 'P' }), position.replace('b2*', 'b2* c2'));
assert.equal(changed({ cell: 'c2', seat: 'White', letter: 'P', unmoved: true }), position.replace('b2*', 'b2* c2*'));
assert.equal(changed({ cell: 'd1', seat: 'White', letter: 'Q' }), position.replace('b2*', 'b2* Q d1'));
assert.equal(changed({ cell: 'e8', seat: 'White', letter: 'P' }), position.replace('b2*', 'b2* e8').replace('K e8 ', ''), 'a piece takes the place of another');
assert.equal(changed({ cell: 'a2' }, { cell: 'a4', seat: 'White', letter: 'P' }), position.replace('a2 b2*', 'b2* a4'));
assert.equal(edit.pieces('turn: White\nWhite: P a2 a2* b2 K a2\n', [{ cell: 'a2' }], pieceLetters), 'turn: White\nWhite: P b2\n', 'a cell is emptied wherever it stands');
assert.equal(edit.pieces('turn: White\n', [{ cell: 'a1', seat: 'White', letter: 'K' }], pieceLetters), 'turn: White\nWhite: K a1\n');
assert.equal(edit.pieces('turn: White\nWhite:\n', [{ cell: 'a1', seat: 'White', letter: 'K' }], pieceLetters), 'turn: White\nWhite: K a1\n');
assert.equal(edit.pieces('turn: Red\nRed: Grand-Duke rd-k1 heron rd-k2\n', [{ cell: 'rd-k1' }], ['Grand-Duke', 'heron']), 'turn: Red\nRed: heron rd-k2\n', 'a piece without a letter goes by its id');

// A zip is read again, is the same each time, and is built by the program as it is.

const home = mkdtempSync(join(tmpdir(), 'workbench-'));
try {
  const run = (...words) => execFileSync(program, words, { cwd: home, encoding: 'utf8' });
  run('new', 'pond');
  const folder = new Map([['pond/game.toml', `${readFileSync(join(home, 'pond/game.toml'), 'utf8')}\n[[article]]\nid = "rules"\n`],
    ['pond/rules.md', '# Teich\n\n## Größe {#size}\n\n{{cell-count = 64}} cells.\n']]);
  const zip = await bench.archive.zip(folder);
  assert.deepEqual([...await bench.archive.zip(new Map([...folder].reverse()))], [...zip], 'the order of files does not matter');
  const name_bytes = zip[26], packed = zip.slice(30 + name_bytes, 30 + name_bytes + Buffer.from(zip).readUInt32LE(18));
  assert.equal(inflateRawSync(packed).toString(), folder.get('pond/game.toml'));
  const files = await bench.archive.unzip(zip, 1e6);
  assert.equal(JSON.stringify([...files]), JSON.stringify([...folder]));
  await assert.rejects(bench.archive.unzip(zip, 100), /too large/);
  for (let cut = 0; cut < zip.length; cut += 7) await assert.rejects(bench.archive.unzip(zip.slice(0, cut), 1e6));
  for (const [path, text] of files) writeFileSync(join(home, path), text);
  assert.match(run('build', 'pond', '--out', 'out'), /1 of 1 claim agrees/);
} finally {
  rmSync(home, { recursive: true });
}

// A game goes into an address and comes out of it.
const value = { name: 'pond', files: { 'game.toml': 'title = "Łódź"\n'.repeat(50) } };
const letters = await bench.archive.toAddress(value);
assert.match(letters, /^z[A-Za-z0-9_-]+$/);
assert.ok(letters.length < 200, `${letters.length} letters`);
assert.deepEqual(JSON.parse(JSON.stringify(await bench.archive.fromAddress(letters))), value);
for (const broken of ['', 'z', 'zAAAA', 't', 'tAAAA', letters.slice(0, -9)]) await assert.rejects(bench.archive.fromAddress(broken), broken);
