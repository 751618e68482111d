// What may differ in Firefox: each kind of page, the engine under its policy, keys, worker and paper.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ask_axe, axe_source, colour_rules } from './axe.mjs';
import { Firefox } from './bidi.mjs';
import { find_program } from './browser.mjs';
import { axe_tags, kinds, least_letters } from './kinds.mjs';
import { loose_ends, men_inked, sideways, small_letters } from './looks.mjs';
import { letters_in, words_in, words_more } from './print.mjs';

const address_of = (folder, path) => {
  const [, file, rest] = /^([^?#]*)(.*)$/s.exec(path);
  return pathToFileURL(join(folder, file)).href + rest;
};

const axe = async (firefox, only) => {
  await firefox.run(axe_source);
  return firefox.evaluate(ask_axe, only);
};

const views = async (firefox, report, theme) => {
  for (const { path } of kinds)
    for (const width of theme === 'dark' ? [1440] : [390, 1440]) {
      const name = `Firefox, ${path} at ${width} px, ${theme}`;
      await firefox.open(address_of(firefox.folder, path), [width, 900]);
      report.holds(`${name}: no sideways scroll`, await firefox.evaluate(sideways));
      if (theme === 'dark') {
        report.holds(`${name}: axe`, await axe(firefox, colour_rules));
      } else {
        report.holds(`${name}: ids are unique and lead somewhere`, await firefox.evaluate(loose_ends));
        report.holds(`${name}: letters in figures`, await firefox.evaluate(small_letters, least_letters.get(width)));
        const { men, inked } = await firefox.evaluate(men_inked);
        report.equal(`${name}: pieces that can be seen`, inked, men);
        if (width === 1440) report.holds(`${name}: axe`, await axe(firefox, { type: 'tag', values: axe_tags }));
      }
      report.holds(`${name}: nothing is said and nothing asked for`, firefox.complaints);
    }
};

const large_letters = async (firefox, report) => {
  for (const { path } of kinds)
    for (const width of [390, 1440]) {
      await firefox.open(address_of(firefox.folder, path), [width, 900]);
      report.holds(`Firefox, ${path} at ${width} px with letters of 200 %: no sideways scroll`, await firefox.evaluate(sideways));
    }
};

const said = () => document.querySelector('.live-said')?.textContent ?? '';
const wake = async (firefox, path, figure) => {
  await firefox.open(address_of(firefox.folder, path));
  await firefox.evaluate(id => document.querySelector(`#${id} .explore`).focus(), figure);
  await firefox.press('Enter');
  await firefox.until('a live board with the focus', () => document.activeElement.matches('.live-board'));
};

const explore = async (firefox, report) => {
  await wake(firefox, 'lotus-39/pieces.html', 'fig-a1-1');
  await firefox.press('e', '3', 'Enter');
  report.equal('Firefox, explore: the reach is said', await firefox.evaluate(said),
      "White's Alfil on e3 can move to 6 cells: a5, c3, e1, e5, g3 and i5.");
  await firefox.press('Escape', 'Escape');
  report.equal('Firefox, explore: Escape leaves', await firefox.evaluate(() => document.activeElement.className), 'explore');
  report.holds('Firefox, explore: nothing else is said', firefox.complaints);
};

/// White castles, and the computer answers in its worker.
const play = async (firefox, report) => {
  await wake(firefox, 'chess/index.html', 'fig-1');
  for (const move of ['e2 e4', 'e7 e5', 'g1 f3', 'b8 c6', 'f1 c4', 'f8 c5', 'e1 g1']) {
    const [from, to] = move.split(' ');
    await firefox.press(...from, 'Enter', ...to, 'Enter');
  }
  const moves = () => document.querySelector('.is-live').live.play.game.moves;
  report.equal('Firefox, castle', (await firefox.evaluate(() => document.querySelector('.is-live').live.play.state.plays)).at(-1), 'O-O');
  await firefox.evaluate(() => {
    const black = [...document.querySelectorAll('.live label')].find(each => /^Black/.test(each.textContent)).querySelector('select');
    black.value = '1';
    black.dispatchEvent(new Event('change'));
  });
  await firefox.until('an answer of the computer', () => document.querySelector('.is-live').live.play.game.moves.length === 8);
  report.equal('Firefox, the computer answers', (await firefox.evaluate(moves)).length, 8);
  report.holds('Firefox, play: nothing else is said', firefox.complaints);
};

const paper = async (firefox, report) => {
  if (!find_program('pdftotext')) return;
  await firefox.open(address_of(firefox.folder, 'chess/index.html'));
  await firefox.evaluate(() => { document.getElementById('men-letters').checked = true; });
  const whole = words_in(await firefox.pdf()), letters = await firefox.evaluate(letters_in);
  report.equal('Firefox, on paper: letters of pieces', words_more(whole, words_in(await firefox.pdf())), letters);
};

export const firefox = async (_browser, report, { folder }) => {
  const rounds = [
    [{ 'layout.css.prefers-color-scheme.content-override': 1 },
     [other => views(other, report, 'light'), other => explore(other, report), other => play(other, report), other => paper(other, report)]],
    [{ 'layout.css.prefers-color-scheme.content-override': 0 }, [other => views(other, report, 'dark')]],
    [{ 'font.size.variable.x-western': 32, 'font.size.monospace.x-western': 26 }, [other => large_letters(other, report)]],
  ];
  for (const [prefs, acts] of rounds) {
    const other = await Firefox.start(folder, prefs);
    try {
      for (const [i, act] of acts.entries()) await report.step(`Firefox, ${i}`, () => act(other));
    } finally {
      await other.close();
    }
  }
};
