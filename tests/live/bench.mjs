// Asks the workbench's module and the program the same, of every game that a build has laid beside
// the workbench: problems, claims with what is found, each figure byte for byte, and pages.
//
//     node bench.mjs PROGRAM OUTPUT MISTAKES [GAME...]
//
// MISTAKES is the golden case of a game with many mistakes, of which the program told.
import { spawnSync } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
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

/// A value as people read it: the program tells it as JSON.
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
const told = readFileSync(`${mistakes}/error`, 'utf8').split('\n')
    .filter(line => line.startsWith(above)).map(line => line.slice(above.length));
const problems = ask({ ask: 'read', game: broken }).problems;
equal('problems of a broken game', problems.map(each =>
    `${each.file}:${each.line}:${each.column}: ${each.severity}: ${each.message}`).join('\n'), told.join('\n'));
equal('hints for a broken game', problems.filter(each => each.hint).length > 3, true);
console.log(`${checked} answers compared, of ${games.length} games`);
