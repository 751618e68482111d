// Pages on paper: every piece of a figure has ink, nothing is cut off, and what is folded is open.
import { spawnSync } from 'node:child_process';
import { find_program, in_parallel } from './browser.mjs';
import { kinds } from './kinds.mjs';
import { men_inked, sideways } from './looks.mjs';

/// How often each word stands in a PDF.
export const words_in = pdf => {
  const run = spawnSync(find_program('pdftotext'), ['-raw', '-', '-'], { input: pdf, maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(`pdftotext: ${run.stderr}`);
  const count = new Map();
  for (const word of run.stdout.toString().split(/\s+/).filter(Boolean)) count.set(word, (count.get(word) ?? 0) + 1);
  return count;
};

/// How many words a PDF has more than another.
export const words_more = (one, other) =>
    [...one].reduce((sum, [word, count]) => sum + Math.max(0, count - (other.get(word) ?? 0)), 0);

/// Runs in a page: hides the letters that stand for pieces, and counts their words.
export const letters_in = () => {
  const own = [...document.querySelectorAll('figure .drawing .men .man-label')], shapes = [...document.querySelectorAll('figure .drawing .men use')]
      .filter(each => each.checkVisibility()).map(each => document.querySelector(each.getAttribute('href')));
  const texts = [...own.filter(each => each.getBoundingClientRect().width > 0), ...shapes.flatMap(each => [...each.querySelectorAll('.man-label')])]
      .filter(each => each.textContent.trim());
  for (const each of texts) each.style.visibility = 'hidden';
  return texts.reduce((sum, each) => sum + each.textContent.trim().split(/\s+/).length, 0);
};

const on_paper = async (browser, report, { path, works }) => {
  await browser.visit(path, { viewport: { width: 794, height: 1123 } }, async page => {
    await page.emulateMedia({ media: 'print' });
    report.holds(`${path} on paper: as wide as the sheet`, await page.evaluate(sideways));
    const choices = await page.locator('input[name=men]').evaluateAll(all => all.map(({ id }) => id));
    for (const choice of choices.length ? choices : ['']) {
      const name = `${path} on paper${choice && `, ${choice}`}`;
      if (choice) await page.evaluate(id => { document.getElementById(id).checked = true; }, choice);
      const { men, inked } = await page.evaluate(men_inked);
      report.equal(`${name}: pieces that have ink`, inked, men);
    }
    if (works || !find_program('pdftotext')) return;
    if (choices.includes('men-letters')) await page.evaluate(() => { document.getElementById('men-letters').checked = true; });
    const whole = words_in(await page.pdf()), letters = await page.evaluate(letters_in);
    report.equal(`${path} as PDF: letters of pieces`, words_more(whole, words_in(await page.pdf())), letters);
    report.holds(`${path} on paper: nothing is said and nothing asked for`, page.complaints);
  });
};

export const print = (browser, report, { only }) =>
  in_parallel(kinds.filter(({ path }) => path.includes(only)).map(kind => () => on_paper(browser, report, kind)));
