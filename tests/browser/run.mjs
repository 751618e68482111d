// Tests pages in browsers: node run.mjs PART OUTPUT [OPTION...]; see CONTRIBUTING.md.
//
//     PART      views, print, journeys, answers, hostile, goldens, markup, weight, firefox or canary
//     OUTPUT    what a build has written
//     --program FILE    boardwright, for hostile
//     --answers FILE    tests/answers, for answers
//     --all             answers of every game
//     --only TEXT       views and print of pages whose path has this text, journeys whose name has it
//     --update          goldens are written anew
//     --short           what CI runs: fewer views, journeys and hostile strings
//
// It ends with 0, with 1 if something was found, and with 77 if it cannot be run here.
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Report } from './report.mjs';

const skip = why => {
  console.log(`SKIPPED: NOTHING WAS TESTED IN A BROWSER: ${why}`);
  process.exit(77);
};
const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
for (const each of ['playwright-core', 'axe-core', 'html-validate', 'ws'])
  if (!existsSync(join(here, 'node_modules', each)))
    skip(`${each} is missing: npm ci --prefix tests/browser --ignore-scripts`);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    program: { type: 'string' },
    answers: { type: 'string' },
    all: { type: 'boolean' },
    only: { type: 'string', default: '' },
    update: { type: 'boolean' },
    short: { type: 'boolean' },
  },
});
for (const file of ['program', 'answers']) if (values[file]) values[file] = resolve(values[file]);

const { Browser, chromium_path, find_program } = await import('./browser.mjs');

/// The parts: the file that has each, and the browser that it needs.
const parts = {
  canary: { browser: 'chromium' },
  views: { browser: 'chromium' },
  print: { browser: 'chromium' },
  journeys: { browser: 'chromium' },
  answers: { browser: 'chromium' },
  hostile: { browser: 'chromium' },
  goldens: { browser: 'chromium' },
  markup: {},
  weight: {},
  firefox: { browser: 'firefox' },
};
const [part, output] = positionals;
if (!parts[part] || !existsSync(join(output ?? '', 'index.html'))) {
  console.error(`usage: node run.mjs ${Object.keys(parts).join('|')} OUTPUT`);
  process.exit(2);
}
const needed = parts[part].browser;
if (needed === 'chromium' && !chromium_path()) skip('there is no Chromium');
if (needed === 'firefox' && !find_program('firefox-esr', 'firefox')) skip('there is no Firefox');

const folder = realpathSync(output), report = new Report();
const browser = needed === 'chromium' ? await Browser.start(folder) : null;
try {
  const test = (await import(`./${part}.mjs`))[part];
  await report.step(part, () => test(browser, report, { ...values, folder }));
} finally {
  await browser?.close();
}
console.log(`${part}: ${report.passed} passed, ${report.failed} failed`);
process.exit(report.failed ? 1 : 0);
