// Journeys of readers who look something up.
import { Reader } from './reader.mjs';

export const search_by_keys = async (browser, report) => {
  const reader = await Reader.open(browser, 'index.html');
  await reader.choose('Search');
  await reader.page.waitForURL(/search\.html/);
  report.equal('search: the field has the focus', await reader.focus(), 'Pages, sections, pieces, words and cells');
  await reader.keyboard.type('ouroboros');
  await reader.page.waitForFunction(() => document.querySelectorAll('#search-results a').length > 0);
  report.is_true('search: the number is said', /^\d+ results?\.$/.test((await reader.heard()).at(-1)));
  await reader.choose(/ouroboros/i, { most: 3 });
  await reader.page.waitForURL(/ouroboros|lotus-39/i);
  report.is_true('search: it leads there', /Ouroboros/.test(await reader.page.locator('h1').first().textContent()));
  await reader.page.goBack();
  report.equal('search: the way back keeps the words', await reader.page.locator('#search').inputValue(), 'ouroboros');
  await reader.leave();
};

/// Words that are misspelt, and a title that many games have.
export const search_loosely = async (browser, report) => {
  const reader = await Reader.open(browser, 'site/search.html'), { page } = reader;
  const ask = async words => {
    await page.evaluate(() => { document.getElementById('search-count').textContent = ''; });
    await page.locator('#search').fill(words);
    await page.waitForFunction(() => document.getElementById('search-count').textContent !== '');
    return page.locator('#search-results').evaluate(list => [...list.children].map(each => each.textContent));
  };
  const knights = await ask('knigt');
  report.is_true('search: knigt finds the Knight', knights.some(each => /^Knight\b/.test(each)), knights.slice(0, 3).join(' | '));
  report.is_true('search: it says so', /Nothing is called “knigt”. For “knight”: .*\d+ results?\./.test(await page.locator('#search-count').textContent()));
  report.equal('search: what is like nothing finds nothing', (await ask('zzzzqqqq')).length, 0);
  const rows = await ask('en passant'), sections = rows.filter(each => /^En passant section/.test(each));
  report.is_true('search: one row for one title', sections.length <= 1 && rows.length < 12, `${rows.length} rows: ${rows.slice(0, 4).join(' | ')}`);
  report.holds('search: nothing is said', page.complaints);
  await reader.leave();
};

export const enlarge = async (browser, report) => {
  const reader = await Reader.open(browser, 'lotus-39/pieces.html#fig-a1-1');
  await reader.choose('Enlarge Diagram A1-1');
  const open = () => reader.page.locator('dialog.enlarged').count();
  report.equal('enlarge: a window opens', await open(), 1);
  const width = () => reader.page.locator('dialog.enlarged svg').evaluate(svg => svg.getBoundingClientRect().width);
  const before = await width();
  await reader.press('+');
  report.is_true('enlarge: + makes it larger', await width() > before);
  await reader.press('0');
  report.is_true('enlarge: 0 shows all of it', await width() < before);
  await reader.press('Escape');
  report.equal('enlarge: Escape closes it', await open(), 0);
  report.equal('enlarge: the focus is where it began', await reader.focus(), 'Enlarge Diagram A1-1');
  report.holds('enlarge: nothing is said', reader.page.complaints);
  await reader.leave();
};

/// An address of a statement that was shared before the statements had a page of their own.
export const old_address = async (browser, report) => {
  const reader = await Reader.open(browser, 'lotus-39/pieces.html#claim-toc-h1-0');
  await reader.page.waitForURL(/pieces\.checked\.html#claim-toc-h1-0$/);
  report.equal('old address: it leads to the statement', await reader.page.locator('tr:target').count(), 1);
  await reader.leave();
};

/// A word that is explained opens with the focus, and a note that is folded with Enter.
export const fold_and_define = async (browser, report) => {
  const reader = await Reader.open(browser, 'lotus-39/pieces.html');
  const word = reader.page.locator('.term > .word').first(), means = reader.page.locator('.term > .means').first();
  report.is_true('a word: its meaning is not shown', !await means.isVisible());
  await word.focus();
  report.is_true('a word: with the focus it is', await means.isVisible());
  const fold = reader.page.locator('figcaption details').first();
  await fold.locator('summary').focus();
  await reader.press('Enter');
  report.is_true('a fold: Enter opens it', await fold.evaluate(each => each.open));
  report.holds('a word: nothing is said', reader.page.complaints);
  await reader.leave();
};
