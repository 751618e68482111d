// What a page weighs with all that it may load, fonts aside, which a site needs once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pages_in } from './markup.mjs';

const most_script = 61500;   // bytes of all scripts beside the module, unpacked
const most_page = 245000;    // bytes of a page of at most ten figures, packed, with the module
const figures = 10;

// The largest pages, unpacked: what their figures have in common is written once.
const largest = { 'immortal-star-masters/index.html': 828000, 'chess99/index.html': 865000, 'lotus-39/pieces.html': 478000 };

export const weight = (_browser, report, { folder }) => {
  const shared = readdirSync(join(folder, 'site_files')).filter(name => name.endsWith('.js'))
      .map(name => ({ name, bytes: readFileSync(join(folder, 'site_files', name)) }));
  const script = shared.filter(({ name }) => name !== 'engine.js').reduce((sum, { bytes }) => sum + bytes.length, 0);
  report.is_true('scripts beside the module', script < most_script, `${script} bytes`);
  const packed = shared.reduce((sum, { bytes }) => sum + gzipSync(bytes).length, 0);
  for (const path of pages_in(folder).sort()) {
    const page = readFileSync(path, 'utf8'), most = largest[relative(folder, path)], bytes = Buffer.byteLength(page);
    if (most) report.is_true(`${relative(folder, path)}: its size`, bytes < most, `${bytes} bytes`);
    const game = join(dirname(path), 'game.js');
    if (!page.includes('game.js') || page.split('<figure ').length - 1 > figures || !existsSync(game)) continue;
    const all = gzipSync(page).length + gzipSync(readFileSync(game)).length + packed;
    report.is_true(`${relative(folder, path)}: its weight`, all < most_page, `${all} bytes`);
  }
};
