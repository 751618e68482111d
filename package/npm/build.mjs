// Makes the folder of the package for npm: its scripts, the engine, the scripts of live boards as
// modules, and all shipped games, packed and as their sources.
//
//     node package/npm/build.mjs FOLDER VERSION
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [folder, version] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url)), root = join(here, '../..'), templates = join(root, 'templates');
const read = path => readFileSync(join(templates, path), 'utf8');
const write = (name, text) => writeFileSync(join(folder, name), text);

rmSync(folder, { recursive: true, force: true });
for (const each of ['games', 'sources']) mkdirSync(join(folder, each), { recursive: true });

/// A script without its comments of whole lines and its indentation.
const shortened = text => text.replace(/^ *\/\*\*[^]*?\*\/\n/gm, '').replace(/^ *\/\/.*\n/gm, '').replace(/^ +/gm, '');

// The modules of the engine, without what registers them in a page.
for (const [name, path] of [['engine', 'pages/live/engine.js'], ['bench', 'pages/workbench/bench.js']])
  write(`${name}.js`, `export const ${name} = ${/\('[^']*'\)/.exec(read(path))[0].slice(1, -1)};\n`);

// Scripts of live boards hand over parts: the same scripts, as a module.
const live = (name, first, scripts, exported) => write(`${name}.js`,
    `${first}${scripts.map(each => shortened(read(`pages/live/${each}.js`))).join('')}export const { ${exported} } = boardwright.parts;\n`);
live('host', 'const boardwright = { parts: {} };\n', ['host'], 'bytesOf, hostOf, unzipped');
live('live', "import { hostOf } from './host.js';\nconst boardwright = { parts: { hostOf } };\n",
    ['board', 'choice', 'common', 'explore', 'opponent', 'play', 'questions', 'share', 'table', 'zoom'], 'make, open');

// Their looks: those of pages, of an element instead. What is dark by itself in a page is also so by a theme.
const page = read('pages/page.css');
const ofElement = css => css.replace(/@media \(prefers-color-scheme: dark\) \{\s*:root (\{[^}]*\})\s*\}/g,
    (_, looks) => `@media (prefers-color-scheme: dark) { :host(:not([theme=light])) ${looks} }\n:host([theme=dark]) ${looks}`).replaceAll(':root {', ':host {');
const looks = ofElement([page.slice(page.indexOf(':root {'), page.indexOf('@media (prefers-contrast')), ...page.match(/^(?:\*, |:focus-visible|\.drawings|\.as-(?:drawn|letters)|\.drawn-first|\.drawing (?:svg )?\{).*$/gm),
  read('pages/live.css')].join('\n').replace(/\/\*[^]*?\*\//g, '').replace(/^ +|\n(?=\n)/gm, ''));
write('looks.js', `export const looks = ${JSON.stringify(looks)};\n`);

// All files that the reader needs.
const filesIn = (path, kinds) => readdirSync(join(templates, path), { withFileTypes: true }).sort((a, b) => a.name < b.name ? -1 : 1)
    .flatMap(each => each.isDirectory() ? filesIn(`${path}/${each.name}`, kinds) : kinds.test(each.name) ? [`${path}/${each.name}`] : []);
const textsIn = (path, kinds, within = '') => Object.fromEntries(filesIn(path, kinds).map(each => [each.slice(within.length), read(each)]));
write('shelf.js', `export const shelf = ${JSON.stringify(Object.assign({}, ...['pieces', 'styles', 'tilings'].map(each => textsIn(each, /\.toml$/))))};\n`);
const table = (name, ids) => write(`${name}.js`, `export const ${name} = {\n${ids.map(id => `'${id}': () => import('./${name}/${id}.js'),\n`).join('')}};\n`);
const ids = readdirSync(join(templates, 'games')).sort();
for (const id of ids) write(`sources/${id}.js`, `export default ${JSON.stringify(textsIn(`games/${id}`, /\.(toml|txt|fen|md)$/, `games/${id}/`))};\n`);
table('sources', ids);

for (const each of readdirSync(here))
  if (each.endsWith('.js')) write(each, shortened(readFileSync(join(here, each), 'utf8')));
  else if (/\.d\.ts$|^README\.md$/.test(each)) copyFileSync(join(here, each), join(folder, each));
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
write('package.json', `${JSON.stringify({ ...JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')), version }, null, 2)}\n`);

// The package packs its own games.
table('games', []);
const { pack } = await import(pathToFileURL(join(folder, 'index.js')).href), packed = [];
for (const id of ids)
  try {
    write(`games/${id}.js`, `export default ${JSON.stringify(await pack(id))};\n`);
    packed.push(id);
  } catch (error) {
    console.error(`${id} is not packed: ${error.message}`);
  }
table('games', packed);
