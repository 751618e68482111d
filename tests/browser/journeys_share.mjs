// Journeys with a state that is taken along: by its address, as text, as a picture.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Reader } from './reader.mjs';

/// What a row of the menu copies, pasted into a field as a reader would.
const copied = async (reader, row) => {
  if (!await reader.page.locator('.is-live .live-menu:has(summary:text-is("Copy"))').evaluate(each => each.open))
    await reader.choose('Copy');
  await reader.tab_to(row);
  const said = await reader.hears('Enter');
  if (said !== `${row} copied.`) throw new Error(`${row} is not copied; the page says: ${said}`);
  await reader.choose('Ask', { back: true });
  await reader.press('Control+a', 'Control+v');
  const text = await reader.page.evaluate(() => document.activeElement.value);
  await reader.press('Escape');
  return text;
};

const link_a_state = async (browser, report) => {
  const compare = async (path, figure, act) => {
    const reader = await Reader.open(browser, `${path}#${figure}`);
    await reader.explore(figure);
    await act(reader);
    const state = await reader.state(), address = await copied(reader, 'Address of this state');
    report.equal(`${path}: the copied address is that of the state`, address, state.link);
    await reader.leave();
    const other = await Reader.open(browser, path + state.link.slice(state.link.indexOf('#')));
    await other.page.waitForSelector(`#${figure} .live`);
    other.figure = figure;
    const again = await other.state();
    for (const key of ['mode', 'men', 'plays', 'picked', 'turn', 'link'])
      report.equal(`${path}: the address brings back ${key}`, JSON.stringify(again[key]), JSON.stringify(state[key]));
    report.holds(`${path}: nothing is said`, other.page.complaints);
    await other.leave();
  };
  await compare('lotus-39/pieces.html', 'fig-a1-1', async reader => {
    await reader.choose('Pawn');
    await reader.enter('e1');
    await reader.press('Escape');
    await reader.enter('e3');
  });
  await compare('chess/index.html', 'fig-1', async reader => {
    await reader.move('e2', 'e4');
    await reader.move('c7', 'c5');
  });
};

const take_along_as_text = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html#fig-1');
  await reader.explore('fig-1');
  await reader.move('e2', 'e4');
  report.is_true('copy: FEN', (await copied(reader, 'FEN')).startsWith('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq'));
  report.is_true('copy: text', /White:.*Pawn e4/.test(await copied(reader, 'Text')));
  const picture = await copied(reader, 'SVG');
  const read = await reader.page.evaluate(text => {
    const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    return { name: root.localName, uses: root.querySelectorAll('use, path').length };
  }, picture);
  report.equal('copy: SVG is well formed', read.name, 'svg');
  report.is_true('copy: SVG has the pieces', read.uses >= 32, `${read.uses} drawings`);
  const saved = reader.page.waitForEvent('download');
  await reader.choose('PNG');
  const png = readFileSync(await (await saved).path());
  report.equal('copy: PNG', png.subarray(1, 4).toString(), 'PNG');
  report.is_true('copy: PNG is large', png.readUInt32BE(16) > 400, `${png.readUInt32BE(16)} px wide`);
  report.holds('copy: nothing else is said', reader.page.complaints);
  await reader.leave();
};

/// A frame tells how high it must be, and then shows all of its figure: as a picture, and once it lives.
const fit_a_frame = async (browser, report) => {
  const folder = mkdtempSync(join(tmpdir(), 'frame-'));
  try {
    const host = join(folder, 'host.html');
    writeFileSync(host, `<!DOCTYPE html><title>Host</title><iframe src="${browser.address('lotus-39/pieces.html')}?frame#fig-a1-1" width="700" height="300"></iframe>
<script>const heights = []; addEventListener('message', ({ data }) => { heights.push(data.height); document.querySelector('iframe').height = data.height; });</script>`);
    const page = await browser.page();
    await page.goto(pathToFileURL(host).href);
    const frame = page.frames()[1];
    /** Pixels of the frame that do not show, and of the picture that its width would allow. */
    const lost = () => frame.evaluate(() => {
      const svg = document.querySelector('.drawing:not([hidden]) svg'), { width, height } = svg.getBoundingClientRect(), { viewBox: { baseVal: box } } = svg;
      return [document.documentElement.scrollHeight - innerHeight, Math.round(width * box.height / box.width - height)];
    });
    const settled = async () => {
      for (let last = -1, now = 0; last !== now;) {
        last = now;
        await page.waitForTimeout(300);
        now = await page.evaluate(() => heights.length);
      }
    };
    await settled();
    report.equal('a frame of the height that it tells shows all', (await lost()).join(), '0,0');
    const before = await page.evaluate(() => heights.at(-1));
    await frame.locator('.explore').click();
    await frame.waitForSelector('.live-tools');
    await settled();
    report.equal('it does once it lives', (await lost())[0], 0);
    report.is_true('it is higher then', before < await page.evaluate(() => heights.at(-1)));
    report.is_true('it settles', await page.evaluate(() => heights.length) < 20);
    await page.context().close();
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/// A live state in a frame below the fold neither scrolls the page around it nor takes its focus.
const stay_in_a_frame = async (browser, report) => {
  const folder = mkdtempSync(join(tmpdir(), 'frame-'));
  try {
    for (const frame of ['', '?frame']) {
      const address = `${browser.address('lotus-39/pieces.html')}${frame}#live=fig-a1-1;`;
      const host = join(folder, 'host.html');
      writeFileSync(host, `<!DOCTYPE html><title>Host</title><div style="height:2000px">Above</div><iframe src="${address}" width="700" height="500"></iframe><div style="height:2000px"></div>`);
      const page = await browser.page();
      await page.goto(pathToFileURL(host).href);
      await page.frames()[1].waitForSelector('#fig-a1-1 .live');
      await page.waitForTimeout(500);
      report.equal(`a frame${frame} does not scroll the page around it`, await page.evaluate(() => scrollY), 0);
      report.equal(`a frame${frame} leaves the focus where it was`, await page.evaluate(() => document.activeElement.localName), 'body');
      report.is_true(`a frame${frame} shows its figure`, await page.frames()[1].evaluate(() => {
        const { top } = document.querySelector('#fig-a1-1').getBoundingClientRect();
        return top > -5 && top < 60;
      }));
      await page.context().close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/// Buttons of the page of play copy moves, position and address, and say so.
const copy_a_game = async (browser, report) => {
  const state = 'play;4k3/P7/8/8/8/8/8/4K3 w - - 0 1;a7 a8 = queen; e8 e7; resigns';
  const reader = await Reader.open(browser, `crazyhouse/play.html#live=table;${encodeURIComponent(state)}`), { page } = reader;
  await page.waitForSelector('#table .live-turn');
  reader.figure = 'table';
  const copies = async (label, said) => {
    await reader.tab_to(label);
    report.equal(`copy: ${label} is said`, await reader.hears('Enter'), said);
    await reader.choose('Ask', { back: true });
    await reader.press('Control+a', 'Control+v');
    const text = await page.evaluate(() => document.activeElement.value);
    await reader.press('Escape');
    return text;
  };
  const moves = await copies('Copy moves', 'Moves as PGN copied.');
  for (const each of ['[Result "0-1"]', '[Variant "crazyhouse"]', '[SetUp "1"]', '[FEN "4k3/P7/8/8/8/8/8/4K3[] w - - 0 1"]'])
    report.is_true(`copy: PGN has ${each}`, moves.includes(each), moves);
  report.is_true('copy: PGN has the moves', / ?1\. a8=Q\+ Ke7 0-1$/.test(moves.trim()), moves);
  report.is_true('copy: position', /^Q~?7\/4k3\//.test(await copies('Copy position', 'Position as FEN copied.')));
  report.equal('copy: address', await copies('Copy address', 'Address of this state copied.'), page.url());
  report.holds('copy: nothing else is said', page.complaints);
  await reader.leave();
};

/// One after the other: all windows have one clipboard.
export const take_along = async (...values) => {
  await take_along_as_text(...values);
  await copy_a_game(...values);
  await link_a_state(...values);
  await stay_in_a_frame(...values);
  await fit_a_frame(...values);
};
