// Each kind of page in windows of all widths, light and dark, with and without scripts, with large
// letters, strong contrast and forced colours.
import { axe, colour_rules, other_rules } from './axe.mjs';
import { in_parallel } from './browser.mjs';
import { kinds, least_letters, widths } from './kinds.mjs';
import { broken_links } from './links.mjs';
import { loose_ends, men_inked, moved, other_links, over_figures, sideways, small_letters } from './looks.mjs';

/// How far the page moves while it loads may be, as browsers count it.
const most_shift = 0.05;

/// What must hold of every page that is open, whatever the window.
const sound = async (page, report, name, least) => {
  report.holds(`${name}: no sideways scroll`, await page.evaluate(sideways));
  report.holds(`${name}: nothing lies over a figure`, await page.evaluate(over_figures));
  report.holds(`${name}: ids are unique and lead somewhere`, await page.evaluate(loose_ends));
  if (least) report.holds(`${name}: letters in figures`, await page.evaluate(small_letters, least));
};

/// Pieces drawn and pieces as letters, where a page lets choose.
const each_choice = async (page, look) => {
  const choices = await page.locator('input[name=men]').all();
  if (choices.length === 0) return look('');
  for (const choice of choices) {
    await choice.check({ force: true });
    await look(`, ${await choice.getAttribute('id')}`);
  }
};

const with_script = async (browser, report, { path, works }, width, short = false) => {
  const name = `${path} at ${width} px`;
  await browser.visit(path, { viewport: { width, height: 900 } }, async page => {
    await sound(page, report, name);
    if (works) await page.waitForFunction(() => document.querySelector('.panel .drawing')?.shadowRoot?.querySelector('svg'));
    if (works) await page.waitForTimeout(1500);
    const shift = await page.evaluate(moved);
    const stays = `${name}: stays in its place while it loads`, by = `it moves by ${shift.toFixed(3)}`;
    // On a busy machine fonts come so late that some pages move.
    if (short && shift > most_shift) report.note(stays, by);
    else report.is_true(stays, shift <= most_shift, by);
    report.equal(`${name}: begins at its top`, await page.evaluate(() => scrollY), 0);
    await each_choice(page, async choice => {
      const least = least_letters.get(width);
      report.holds(`${name}${choice}: links follow the choice`, await page.evaluate(other_links));
      if (least) report.holds(`${name}${choice}: letters in figures`, await page.evaluate(small_letters, least));
    });
    // The colours of words are the same in windows of all widths.
    report.holds(`${name}: axe`, await axe(page, least_letters.has(width) ? undefined : other_rules));
    await page.emulateMedia({ colorScheme: 'dark' });
    if (least_letters.has(width)) report.holds(`${name}, dark: axe`, await axe(page, colour_rules));
    report.holds(`${name}, dark: no sideways scroll`, await page.evaluate(sideways));
    report.holds(`${name}: links`, await broken_links(page));
    report.holds(`${name}: nothing is said and nothing asked for`, page.complaints);
  });
};

const without_script = async (browser, report, { path }, width) => {
  const name = `${path} at ${width} px without scripts`;
  await browser.visit(path, { viewport: { width, height: 900 }, javaScriptEnabled: false }, async page => {
    await sound(page, report, name, least_letters.get(width));
    const { men, inked } = await page.evaluate(men_inked);
    report.equal(`${name}: pieces that can be seen`, inked, men);
    await page.emulateMedia({ colorScheme: 'dark' });
    report.holds(`${name}, dark: no sideways scroll`, await page.evaluate(sideways));
    report.holds(`${name}: nothing is said and nothing asked for`, page.complaints);
  });
};

/// axe is a script itself, so it is asked of a page whose own scripts cannot be read.
const scripts_missing = async (browser, report, { path }) => {
  const page = await browser.page();
  await page.route('**/*.js', route => route.abort());
  await page.goto(browser.address(path));
  report.holds(`${path} without scripts: axe`, await axe(page));
  await page.context().close();
};

/// Letters of twice the size, as a reader may ask of the browser.
const large_letters = async (browser, report, { path }) => {
  for (const width of [390, 768, 1440])
    await browser.visit(path, { viewport: { width, height: 900 } }, async page => {
      const tools = await page.context().newCDPSession(page);
      await tools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      report.holds(`${path} at ${width} px with letters of 200 %: no sideways scroll`, await page.evaluate(sideways));
    });
};

/// A window of 1280 px magnified four times.
const magnified = (browser, report, { path }) =>
  browser.visit(path, { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }, async page => {
    report.holds(`${path} at 400 %: no sideways scroll`, await page.evaluate(sideways));
  });

const needs = [
  ['strong contrast', { contrast: 'more' }],
  ['strong contrast, dark', { contrast: 'more', colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
  ['less motion', { reducedMotion: 'reduce' }],
];

/// The colour of a page's quieter words, and whether anything on it moves.
const manner = () => {
  const quiet = document.querySelector('footer p, .credit, .lead') ?? document.body;
  return {
    quiet: getComputedStyle(quiet).color,
    moving: document.getAnimations().length,
    smooth: getComputedStyle(document.documentElement).scrollBehavior,
  };
};

const with_needs = async (browser, report, { path }) => {
  const usual = await browser.visit(path, {}, page => page.evaluate(manner));
  for (const [words, options] of needs)
    await browser.visit(path, options, async page => {
      const name = `${path}, ${words}`, now = await page.evaluate(manner);
      await sound(page, report, name);
      if (options.contrast === 'more') {
        report.holds(`${name}: axe`, await axe(page, colour_rules));
        report.is_true(`${name}: it does something`, now.quiet !== usual.quiet, `quiet words stay ${usual.quiet}`);
      }
      if (options.reducedMotion) {
        report.equal(`${name}: nothing moves`, now.moving, 0);
        report.equal(`${name}: nor is it scrolled smoothly`, now.smooth, 'auto');
      }
      const { men, inked } = await page.evaluate(men_inked);
      report.equal(`${name}: pieces that can be seen`, inked, men);
      report.holds(`${name}: nothing is said and nothing asked for`, page.complaints);
    });
};

/// Every view of a page, in each width.
const all_views = (browser, report, kind) => [
  ...widths.flatMap(width => [
    () => with_script(browser, report, kind, width),
    () => without_script(browser, report, kind, width),
  ]),
  () => scripts_missing(browser, report, kind),
  () => large_letters(browser, report, kind),
  () => magnified(browser, report, kind),
  () => with_needs(browser, report, kind),
];

/// For --short: two widths of five.
const few_views = (browser, report, kind) => [
  ...[...least_letters.keys()].map(width => () => with_script(browser, report, kind, width, true)),
  () => without_script(browser, report, kind, 390),
  () => magnified(browser, report, kind),
];

export const views = (browser, report, { only, short }) => {
  const asked = kinds.filter(({ path }) => path.includes(only));
  return in_parallel(short
    ? asked.filter(({ kind }, i) => asked.findIndex(each => each.kind === kind) === i)
      .flatMap(kind => few_views(browser, report, kind))
    : asked.flatMap(kind => all_views(browser, report, kind)));
};
