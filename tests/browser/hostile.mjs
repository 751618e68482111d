// 150 strings that would like to be scripts, in every text of a game, in every field of a page and in
// its address: none of them runs, and none becomes an element.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Browser, in_parallel, within } from './browser.mjs';
import { build_hostile, remove } from './hostile_games.mjs';
import { few_hostile_strings, hostile_strings } from './hostile_strings.mjs';
import { hostile_workbench } from './hostile_workbench.mjs';
import { own_script } from './journeys_write.mjs';

/// What a script of a stranger would call; its numbers are names.
export const trap = count => {
  window.harm = [];
  window.harmed = number => window.harm.push(number);
  for (let i = 0; i < count; ++i) window[`n${i}`] = i;
};

/// What a page has that only a stranger can have put there.
export const strangers = () => {
  const found = window.harm.map(number => `the script of string ${number} ran`);
  for (const each of document.querySelectorAll('*')) {
    for (const { name, value } of each.attributes)
      if (/^on/i.test(name) || /^\s*(javascript|vbscript):/i.test(value) && /^(href|src|action|data|xlink:href)$/i.test(name))
        found.push(`<${each.localName} ${name}="${value.slice(0, 60)}">`);
    const own = each.matches('.live-board > iframe') && /^[a-z0-9-]+\/play\.html\?frame#fig-table$/.test(each.getAttribute('src') ?? '');
    if (!own && ['iframe', 'object', 'embed', 'math', 'video', 'base'].includes(each.localName)) found.push(`<${each.localName}>`);
    if (each.localName === 'script' && !each.hasAttribute('src') && !/json/.test(each.type)) found.push('<script> of its own');
  }
  return found;
};

const open = async (browser, path) => {
  const page = await browser.page();
  await page.addInitScript(trap, hostile_strings.length);
  await page.goto(browser.address(path));
  return page;
};

/// Whatever a page says or asks for was not meant to be.
const unharmed = async (page, report, name) => {
  report.holds(`${name}: nothing ran`, await page.evaluate(strangers));
  report.holds(`${name}: nothing is said and nothing asked for`, page.complaints.splice(0));
};

/// Every page of the hostile games and of their site; figures come to life.
const read_page = async (browser, report, path) => {
  const page = await open(browser, path);
  const explore = page.locator('.explore');
  if (await explore.count()) {
    await explore.first().click();
    await page.waitForSelector('.live');
    for (const words of ['Play by the rules', 'Turn the board', 'Ask', 'Set up freely'])
      await page.locator('.is-live').getByRole('button', { name: words, exact: true }).first().click({ timeout: 2000 }).catch(() => {});
    for (const piece of await page.locator('.live-tray .live-piece').all()) await piece.click();
    await page.keyboard.press('?');
  }
  for (const each of await page.locator('.term .word').all()) await each.focus();
  await unharmed(page, report, path);
  await page.context().close();
};

const fields = [
  { path: 'index.html', field: 'input[type=search]' },
  { path: 'site/pieces.html', field: 'input[type=search]' },
  { path: 'site/proof.html', field: 'input[type=search]' },
  { path: 'site/search.html', field: '#search' },
];

/// Every string typed into a field.
const type_into = async (browser, report, strings, { path, field }) => {
  const page = await open(browser, path);
  const input = page.locator(field).first();
  for (const text of strings) {
    await input.fill(text);
    await input.press('Enter');
  }
  report.equal(`${path}: a field keeps its words`, await input.inputValue(), strings.at(-1));
  await unharmed(page, report, `${path}, its field`);
  await page.context().close();
};

/// Questions to a live board, and the numbers of a piece.
const ask_board = async (browser, report, strings, path) => {
  const page = await open(browser, path);
  await page.locator('.explore').first().click();
  await page.waitForSelector('.live');
  await page.keyboard.press('/');
  const input = page.locator('.live-ask input');
  for (const text of strings)
    for (const verb of ['where ', 'attacks ', 'rank ', '']) {
      await input.fill(verb + text);
      await input.press('Enter');
    }
  await unharmed(page, report, `${path}, questions to the board`);
  await page.context().close();
};

/// What an address may hold: the state of a figure, a place, words to search for.
const addresses = text => {
  const raw = text.replaceAll('%', '%25'), coded = encodeURIComponent(text);
  return [
    `#live=fig-1;${encodeURIComponent(`set;a1 1 ${text},b1 1 p0;${text}`)}`,
    `#live=fig-1;${encodeURIComponent(`play;${text};${text}`)}`,
    `#live=fig-1;${raw}`,
    `#live=${coded};${raw}`,
    `?q=${coded}#${raw}`,
  ];
};

/// One window goes to all addresses of a string; each is a page anew.
const follow = async (browser, report, strings) => {
  const page = await open(browser, 'chess/index.html');
  for (const text of strings) {
    for (const [i, end] of addresses(text).entries()) {
      await page.goto(`${browser.address('dobutsu/index.html')}${end.startsWith('?') ? '' : `?${i}`}${end}`);
      if (end.startsWith('#live=fig-1')) await page.waitForSelector('.live');
    }
    await page.goto(`${browser.address('site/search.html')}?q=${encodeURIComponent(text)}`);
    await unharmed(page, report, `addresses with ${JSON.stringify(text.slice(0, 60))}`);
  }
  await page.context().close();
};

/// The preview of the workbench is a frame of its own.
const write_games = async (browser, report, strings) => {
  const page = await open(browser, 'workbench/index.html');
  await hostile_workbench(page, report, strings, async (page, report, name) => {
    report.holds(`${name}: nothing ran`, (await page.evaluate(strangers)).filter(each => each !== '<iframe>'));
    report.holds(`${name}: nothing is said and nothing asked for`, page.complaints.splice(0).filter(each => !own_script.test(each)));
  });
  await page.context().close();
};

const pages_of = folder => readdirSync(folder, { recursive: true }).map(String)
    .filter(name => name.endsWith('.html')).sort();

export const hostile = async (browser, report, { program, short }) => {
  if (!program || !existsSync(program)) throw new Error('tell where the program is: --program FILE');
  const strings = short ? few_hostile_strings : hostile_strings;
  // A page that lists few games has no field to filter them by.
  const { folder, output, games, blocks, refused } = build_hostile(program, strings, short ? 3 : 10);
  const theirs = new Browser(browser.engine, output);
  try {
    report.is_true('few texts are refused', refused * 10 < blocks, `${refused} of ${blocks}`);
    const paths = pages_of(output);
    report.is_true('each name has a page', paths.filter(each => /piece-/.test(each)).length > strings.length / 2);
    await in_parallel(paths.map(path => () =>
        report.step(path, () => within(120, path, read_page(theirs, report, path)))));
    await in_parallel([
      ...fields.map(each => () => type_into(theirs, report, strings, each)),
      () => write_games(browser, report, strings),
      () => ask_board(theirs, report, strings, join(games[0], 'rules.html')),
      ...Array.from({ length: Math.ceil(strings.length / 10) }, (_, i) => () =>
          follow(browser, report, strings.slice(10 * i, 10 * i + 10))),
    ].map((go, i) => () => report.step(`hostile fields and addresses, ${i}`, () => within(300, 'fields', go()))));
  } finally {
    remove(folder);
  }
};
