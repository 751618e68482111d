// Screenshots of ten views against those that are kept in goldens/. --update writes them anew: look
// at the difference before you commit it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { in_parallel } from './browser.mjs';
import { Reader } from './reader.mjs';

/// How far a picture may be from the one that is kept: a dot differs if one of its channels does by
/// more than `channel` of 255, and at most this share of the dots may.
const tolerance = { channel: 48, share: 0.002 };

const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname;
const kept = join(here, 'goldens'), failed = join(here, '../../output/failed');

const explored = async reader => {
  await reader.explore('fig-a1-1');
  await reader.choose('Pawn');
  await reader.enter('e1');
  await reader.press('Escape');
  await reader.enter('e3');
};

const played = async reader => {
  await reader.explore('fig-1');
  await reader.move('e2', 'e4');
  await reader.move('d7', 'd5');
  await reader.enter('e4');
};

const views = [
  { name: 'index', path: 'index.html', width: 1024 },
  { name: 'article', path: 'lotus-39/pieces.html#a1-0', width: 1024 },
  { name: 'article-phone-dark', path: 'lotus-39/pieces.html#b1-0', width: 390, options: { colorScheme: 'dark' } },
  { name: 'explored', path: 'lotus-39/pieces.html#fig-a1-1', width: 800, act: explored, of: '#fig-a1-1' },
  { name: 'played-dark', path: 'chess/index.html#fig-1', width: 600, act: played, of: '#fig-1', options: { colorScheme: 'dark' } },
  { name: 'played-forced-colours', path: 'chess/index.html#fig-1', width: 390, act: played, of: '#fig-1', options: { forcedColors: 'active' } },
  { name: 'piece', path: 'site/piece-ouroboros.html', width: 768 },
  { name: 'card', path: 'lotus-39/card.html', width: 768 },
  { name: 'proof', path: 'site/proof.html', width: 768 },
  { name: 'paper', path: 'shogi/index.html', width: 600, media: 'print' },
];

/// The share of dots in which two pictures differ, as the browser decodes them; runs in a page.
const share_of_difference = async ([one, other, channel]) => {
  const dots = async png => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await dots(one), await dots(other)];
  if (a.width !== b.width || a.height !== b.height) return `${a.width}×${a.height} and not ${b.width}×${b.height}`;
  let off = 0;
  for (let i = 0; i < a.data.length; i += 4)
    off += [0, 1, 2].some(each => Math.abs(a.data[i + each] - b.data[i + each]) > channel);
  return off / (a.width * a.height);
};

const take = async (browser, { path, width, act, of, media, options }) => {
  const reader = await Reader.open(browser, path, { viewport: { width, height: 640 }, ...options });
  if (media) await reader.page.emulateMedia({ media });
  if (act) await act(reader);
  await reader.page.evaluate(() => document.fonts.ready);
  const place = of ? reader.page.locator(of) : reader.page;
  const png = await place.screenshot({ animations: 'disabled', caret: 'hide' });
  await reader.leave();
  return png;
};

const compare = async (browser, report, view, update) => {
  const file = join(kept, `${view.name}.png`), png = await take(browser, view);
  if (update) return writeFileSync(file, png);
  if (!existsSync(file)) return report.holds(`golden ${view.name}`, ['it is not kept yet: --update']);
  const page = await browser.page();
  const found = await page.evaluate(share_of_difference,
      [png.toString('base64'), readFileSync(file).toString('base64'), tolerance.channel]);
  await page.context().close();
  if (found <= tolerance.share) return report.holds(`golden ${view.name}`, []);
  mkdirSync(failed, { recursive: true });
  writeFileSync(join(failed, `${view.name}.png`), png);
  report.holds(`golden ${view.name}`, [
    typeof found === 'string' ? `its size is ${found}` : `${(100 * found).toFixed(2)} % of its dots differ`,
    `what was seen is output/failed/${view.name}.png`]);
};

export const goldens = (browser, report, { update }) => {
  if (update) mkdirSync(kept, { recursive: true });
  return in_parallel(views.map(view => () => report.step(view.name, () => compare(browser, report, view, update))));
};
