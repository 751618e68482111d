// The engine in a page answers as the program does: 1,000 questions of reach and 200 positions of
// each game, asked where readers ask.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { program, Questions } from '../live/questions.mjs';
import { in_parallel } from './browser.mjs';
import { templates } from './journeys_play.mjs';

const questions = 1000, positions = 200;
const usual = ['lotus-39', 'immortal-star-masters', 'chess99', 'gilman-river', 'shogi', 'threeplayer'];

/// A page of a game that has a figure to explore.
const page_of = (folder, game) => {
  const pages = readdirSync(join(folder, game)).filter(name => name.endsWith('.html') && name !== 'card.html' && name !== 'play.html');
  return `${game}/${pages.includes('index.html') ? 'index.html' : pages.sort().at(-1)}`;
};

/// Puts lines to the engine of a page through the page's own words for questions.
const answered = lines => lines.map(line => {
  const question = {};
  for (const part of line.split('|')) {
    const [, key, value] = /^(\S+) ?(.*)$/.exec(part);
    if (key === 'man') (question.man ??= []).push(value);
    else question[key] = value;
  }
  return JSON.stringify(window.ask(question));
});

const compare = async (browser, report, native, folder, game) =>
  browser.visit(page_of(folder, game), {}, async page => {
    await page.locator('.explore').first().click();
    await page.waitForSelector('.live');
    await page.evaluate(() => { window.ask = document.querySelector('.is-live').live.host.ask; });
    const all = new Questions();
    await all.put_all(lines => page.evaluate(answered, lines), questions, positions);
    const told = native([`game ${game}`, ...all.asked]).slice(1);
    const wrong = told.findIndex((answer, i) => JSON.stringify(JSON.parse(answer)) !== all.answers[i]);
    report.holds(`${game}: ${told.length} answers`, wrong < 0 ? []
        : [`asked:   ${all.asked[wrong]}`, `page:    ${all.answers[wrong]}`, `program: ${told[wrong]}`]);
    report.is_true(`${game}: questions were asked`, told.length > questions);
    report.holds(`${game}: nothing is said`, page.complaints);
  });

export const answers = (browser, report, { answers: path, folder, all }) => {
  if (!path || !existsSync(path)) throw new Error('tell where tests/answers is: --answers FILE');
  const games = all ? readdirSync(folder).filter(name => existsSync(join(folder, name, 'game.js'))) : usual;
  const native = program(path, templates);
  return in_parallel(games.map(game => () => report.step(game, () => compare(browser, report, native, folder, game))));
};
