// The package for npm, as it is packed: in Node, for TypeScript, in a bundle and in a page.
//
//     node package.mjs PROGRAM
//
// What is missing is said and left out: TypeScript, esbuild (npm ci --prefix tests/npm), Chromium.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium_path } from '../browser/browser.mjs';

const program = resolve(process.argv[2]), here = dirname(fileURLToPath(import.meta.url)), root = join(here, '../..');
const run = (...words) => execFileSync(program, words, { encoding: 'utf8', maxBuffer: 1 << 28 });
const missing = what => console.log(`NOT TESTED: ${what}`);

// Bytes of each entry with all that it loads at once, packed by gzip; a game, which comes when it is opened.
const most = { board: 160000, element: 180000, index: 1100000, game: 15000 };

const home = mkdtempSync(join(tmpdir(), 'npm-')), at = join(home, 'node_modules/boardwright');
try {
  const file = execFileSync(join(root, 'package/npm/pack'), [home], { encoding: 'utf8' }).trim();
  mkdirSync(at, { recursive: true });
  execFileSync('tar', ['xzf', file, '-C', at, '--strip-components', '1']);
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }\n');

  // Sizes.

  /// A module and all that it imports at once.
  const all = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const [, other] of readFileSync(join(at, name), 'utf8').matchAll(/^(?:import|export) [^;]*?from '\.\/(.*)';$/gm)) all(other, found);
    return found;
  };
  const weight = names => [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(at, name)), { level: 9 }).length, 0);
  assert.ok(all('board.js').has('engine.js') && all('index.js').has('bench.js') && !all('index.js').has('engine.js'));
  const sizes = { board: weight(all('board.js')), element: weight(all('element.js')), index: weight(all('index.js')), game: weight(['games/chess.js']) };
  console.log(`compressed: ${Object.entries(sizes).map(([name, bytes]) => `${name} ${bytes}`).join(', ')}`);
  for (const [name, bytes] of Object.entries(most)) assert.ok(sizes[name] <= bytes, `${name} has ${sizes[name]} bytes`);

  // In Node, by the names of its entries.

  writeFileSync(join(home, 'entries.js'), "export * as board from 'boardwright/board';\nexport * as full from 'boardwright';\nexport * as element from 'boardwright/element';\n");
  const { board, full, element } = await import(pathToFileURL(join(home, 'entries.js')).href);
  const shipped = readdirSync(join(root, 'templates/games')).sort();
  assert.deepEqual(board.names, shipped, 'each game is packed');
  assert.deepEqual(full.names, shipped);

  assert.equal(typeof element.BoardElement, 'function', 'a server can load the element, too');

  const chess = await board.open('chess');
  assert.equal(`${chess.title}: ${chess.seats}, ${chess.cells.length}, ${chess.pieces[0].name}`, 'Chess: White,Black, 64, King');
  assert.equal(chess.fen(), 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  assert.equal(chess.perft(3), 8902);
  chess.play('1. e4 e5 2. Nf3');
  chess.play(['Nc6', chess.legal('start')[0]].slice(0, 1));
  chess.play(chess.legal().find(move => move.name === 'Bb5'));
  const spanish = 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3';
  assert.equal(chess.fen(), spanish);
  assert.throws(() => chess.play('Ke5'), { name: 'Refusal', message: "'Ke5' is not legal here", hint: "did you mean 'Ke7'?" });
  assert.equal(chess.fen(), spanish, 'a refused move changes nothing');
  assert.equal(chess.perft(1), chess.legal().length);
  assert.equal(chess.legal('start').length, 20);
  assert.equal(chess.legal('4k3/8/8/8/8/8/8/4K3 w - - 0 1').length, 5);
  assert.equal(chess.reset(spanish).turn, 2);
  await assert.rejects(board.open('ches'), /there is no game 'ches'/);
  await assert.rejects(full.open('ches'), /there is no game 'ches'/);

  // Two entries and the program agree.
  for (const id of ['chess', 'shogi', 'threeplayer', 'raumschach', 'glinski', 'chess99']) {
    const expected = JSON.parse(run('moves', id, '--json')).moves, light = await board.open(id), read = await full.open(id);
    for (const game of [light, read]) {
      assert.deepEqual(game.legal().map(each => each.name).sort(), expected.map(each => each.algebraic.replace(/[+#]$/, '')).sort(), id);
      assert.equal(game.perft(2), JSON.parse(run('perft', id, '--depth', '2', '--json')).count, id);
    }
    assert.equal(light.svg(), read.svg(), id);
    const [figure] = read.figures;
    if (figure) assert.equal(read.svg({ figure: figure.id }), run('draw', id, figure.id, '--men', 'drawn'), id);
  }
  for (const [id, piece, cell, own, enemy] of [['chess', 'rook', 'a1', 'a4', 'd1,c7'], ['lotus-39', 'bishop', 'e3', '', 'e4'], ['chess99', 'knight', 'e5', 'd7', 'f7']]) {
    const expected = JSON.parse(run('reach', id, piece, cell, '--own', own, '--enemy', enemy, '--json'));
    for (const game of [await board.open(id), await full.open(id)]) {
      const found = game.reach({ piece, cell, own: own.split(','), enemy });
      for (const kind of ['moves', 'captures', 'count']) assert.deepEqual(found[kind], expected[kind], `${kind} of ${id}`);
    }
  }

  // Pictures.

  const drawn = run('draw', 'chess', '--position', 'start', '--men', 'drawn'), svg = (await board.open('chess')).svg();
  /// The pieces of a picture, each with the first thing that is drawn of it.
  const piecesOf = text => [...text.matchAll(/class="men[^"]*" data-cell="([^"]*)" data-piece="([^"]*)"[^]*?<(use class="[^"]*"|path)/g)].map(each => each.slice(1).join(' ')).sort();
  assert.equal(piecesOf(drawn).length, 32);
  for (const [id, position] of [['chess', 'start'], ['immortal-star-masters', 'abandoned'], ['chess99', 'start'], ['xiangqi', 'start'], ['raumschach', 'start']])
    assert.deepEqual(piecesOf((await board.open(id)).svg({ position })), piecesOf(run('draw', id, '--position', position, '--men', 'drawn')), `pieces of ${id}`);
  const rules = new Set(svg.split('\n'));
  for (const [rule] of drawn.slice(0, drawn.indexOf('</style>')).matchAll(/^\.(cell|drawn|halo|man|stamp)[.\w-]*\{((?!font-size).)*\}$/gm))
    assert.ok(rules.has(rule), `the style lacks ${rule}`);
  const looks = { pieces: 'letters', theme: 'dark', title: 'A < B', id: 'one', position: spanish };
  const pictures = { svg, letters: chess.svg(looks), empty: (await board.open('lotus-39')).svg(), mated: (await board.open('chess99')).svg({ theme: 'dark' }) };
  for (const [name, text] of Object.entries(pictures)) {
    assert.match(text, /^<svg [^>]* role="img" aria-labelledby="(\w+)\.title" aria-describedby="\1\.desc">\n<title id="\1\.title">[^<]+<\/title>\n<desc id="\1\.desc">[^<]+<\/desc>/, name);
    assert.doesNotMatch(text, /var\(|undefined|NaN|@media/, name);
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map(each => each[1]);
    assert.equal(new Set(ids).size, ids.length, `ids of ${name}`);
    for (const [, id] of text.matchAll(/href="#([^"]*)"/g)) assert.ok(ids.includes(id), `${name}: ${id}`);
    writeFileSync(join(home, `${name}.svg`), text);
  }
  assert.match(pictures.letters, /A &#60; B[^]*White has: [^.]*Bishop on b5 and c1/);
  assert.doesNotMatch(pictures.letters, /<use/);
  const read = spawnSync('xmllint', ['--noout', ...Object.keys(pictures).map(name => join(home, `${name}.svg`))], { encoding: 'utf8' });
  if (read.error) missing('whether pictures are XML: there is no xmllint');
  else assert.equal(read.stderr, '');

  // TOML.

  const toml = readFileSync(join(here, 'mine.toml'), 'utf8'), mine = await full.open(toml);
  assert.equal(`${mine.title}: ${mine.legal().length}, ${mine.fen()}`, 'Two riders: 11, 4k3/8/8/8/8/8/8/N3K3 w - - 0 1');
  assert.deepEqual(mine.problems, []);
  const packed = JSON.parse(JSON.stringify(await full.pack(toml))), again = await board.open(packed);
  assert.equal(again.perft(3), mine.perft(3));
  assert.equal(again.svg(), mine.svg());
  await assert.rejects(full.open(toml.replace('"Two riders"', '3')), error => {
    assert.match(error.message, /^game\.toml:\d+:\d+: 'title' must be a text/);
    return error.problems[0].line > 0;
  });
  await assert.rejects(full.open({ 'game.toml': toml, 'positions/bad.txt': 'White: X a1\n' }), /positions\/bad\.txt:1/);
  const bare = await full.open(toml.replace(/start\s*=\s*"""[^]*"""/, ''));
  assert.equal(bare.playable, false);
  assert.throws(() => bare.legal(), /no position to begin from/);
  assert.match(bare.svg(), /<desc[^>]*>A board of 8 by 8 squares\.</);

  // What the manual and the package's own page show: a comment behind an expression is its value.

  const pages = { manual: readFileSync(join(root, 'templates/manual/component.md'), 'utf8'), read: readFileSync(join(at, 'README.md'), 'utf8') };
  const blocks = (text, language) => [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(each => each[1]);
  const values = [];
  globalThis.check = (found, wanted) => values.push([JSON.stringify(found), wanted]);
  for (const [i, block] of blocks(pages.manual, 'js').entries()) {
    const file = join(home, `shown${i}.js`);
    writeFileSync(file, block.replace(/^(game\..*);  \/\/ (.*)$/gm, (_, expression, value) => `check(${expression}, ${JSON.stringify(value)});`));
    await import(pathToFileURL(file).href);
  }
  for (const [found, wanted] of values) assert.equal(found, wanted);
  assert.ok(values.length >= 8);
  for (const text of Object.values(pages)) {
    assert.ok(text.includes(`${Math.round(sizes.board / 1000)} kB`), 'the size of the light entry');
  }
  assert.ok(pages.manual.includes(`${Math.round(sizes.element / 1000)} kB`), 'the size with the element');

  // Types.

  copyFileSync(join(here, 'use.ts'), join(home, 'use.ts'));
  const compilerOptions = { noEmit: true, strict: true, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [], module: 'node16' };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
  const typed = spawnSync('tsc', ['--pretty', 'false', '--project', home], { cwd: home, encoding: 'utf8' });
  if (typed.error) missing('types: there is no tsc');
  else assert.equal(typed.stdout, '');

  // In a bundle: a game comes in a file of its own, and the reader is left out.

  let element_bundle;
  if (!existsSync(join(here, 'node_modules/esbuild'))) {
    missing('a bundle: npm ci --prefix tests/npm --ignore-scripts');
  } else {
    const { build } = await import('esbuild');
    writeFileSync(join(home, 'app.js'), "import { open } from 'boardwright/board';\nexport const counted = async () => (await open('shogi')).perft(2);\n");
    const options = { absWorkingDir: home, bundle: true, splitting: true, minify: true, format: 'esm', platform: 'browser', metafile: true, logLevel: 'error' };
    const bundle = await build({ ...options, entryPoints: ['app.js'], outdir: 'bundle' });
    const entry = join(home, 'bundle/app.js');
    assert.equal(await (await import(pathToFileURL(entry).href)).counted(), 900);
    assert.ok(!Object.keys(bundle.metafile.inputs).some(path => /bench\.js|sources/.test(path)));
    const bytes = gzipSync(readFileSync(entry), { level: 9 }).length;
    console.log(`compressed: bundle ${bytes}`);
    assert.ok(bytes <= most.board, `the bundle has ${bytes} bytes`);
    writeFileSync(join(home, 'board.js'), "import 'boardwright/element';\n");
    await build({ ...options, entryPoints: ['board.js'], outdir: join(at, 'bundle') });
    element_bundle = './bundle/board.js';
  }

  // In a page: page.mjs.

  if (!chromium_path() || !existsSync(join(root, 'tests/browser/node_modules/playwright-core')))
    missing('the element in a page: there is no Chromium, or npm ci --prefix tests/browser --ignore-scripts');
  else await (await import('./page.mjs')).page(at, blocks(pages.manual, 'html'), element_bundle);
  console.log('the package works');
} finally {
  rmSync(home, { recursive: true, force: true });
}
