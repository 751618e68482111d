// <bw-board> in a page, as a bundler-less site would have it: from the folder of the package.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Browser } from '../browser/browser.mjs';

const site = 'http://boardwright.test/';
const page_of = (body, entry) => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline'; worker-src blob:; style-src 'unsafe-inline'; img-src data:">
<script type="importmap">{"imports":{"boardwright":"${site}index.js","boardwright/board":"${site}board.js","boardwright/element":"${site}element.js"}}</script>
<script type="module">import '${entry}';</script>
<style>body { width: 500px } path { fill: red; stroke-width: 9px } button { color: red }</style></head>
<body><main><h1>A page</h1>${body}</main></body></html>`;

/// Opens the folder of the package in Chromium, what the manual shows of it, and a bundle of the element in the folder.
export const page = async (at, shown, bundle) => {
  const browser = await Browser.start(at);
  /// Opens a page with a body, and hands it over; what it complains of is a fault.
  const visit = async (body, look, entry = 'boardwright/element') => {
    const context = await browser.engine.newContext({ viewport: { width: 600, height: 900 }, reducedMotion: 'reduce' });
    const tab = await context.newPage(), complaints = [];
    tab.setDefaultTimeout(30000);
    tab.on('console', message => complaints.push(message.text()));
    tab.on('pageerror', error => complaints.push(error.message));
    await tab.addInitScript(() => {
      globalThis.told = [];
      for (const name of ['open', 'move', 'reach', 'error'])
        addEventListener(`bw-${name}`, ({ detail }) => told.push([name, JSON.parse(JSON.stringify({ ...detail, game: detail.game?.id, error: detail.error?.message }))]));
    });
    await tab.route('**/*', route => {
      const path = new URL(route.request().url()).pathname.slice(1), file = join(at, path);
      if (!route.request().url().startsWith(site)) complaints.push(route.request().url());
      if (path === '') return route.fulfill({ contentType: 'text/html', body: page_of(body, entry) });
      return existsSync(file) ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(file) }) : route.fulfill({ status: path === 'favicon.ico' ? 204 : 404 });
    });
    await tab.goto(site);
    await tab.waitForFunction(count => told.filter(([name]) => name === 'open' || name === 'error').length >= count, body.split('<bw-board').length - 1);
    try {
      await look(tab, () => tab.evaluate(() => told.splice(0)));
    } finally {
      await context.close();
    }
    assert.deepEqual(complaints, []);
  };

  try {
    // A position is a picture.
    await visit('<bw-board game="chess" position="4k3/8/8/8/8/8/8/R3K3 w - - 0 1" theme="dark"></bw-board><p id="after">After</p>', async (tab, told) => {
      assert.deepEqual(await told(), [['open', { game: 'chess' }]]);
      assert.equal(await tab.locator('bw-board svg .men').count(), 3);
      assert.ok(await tab.locator('bw-board svg .men use').last().evaluate(each => each.getBBox().width > 10), 'pieces can be seen');
      assert.match(await tab.getByRole('img').evaluate(each => each.querySelector('desc').textContent), /Rook on a1/);
      const box = await tab.locator('bw-board').boundingBox();
      assert.ok(Math.abs(box.width - 500) < 1 && Math.abs(box.height - 500) < 6, `${box.width} by ${box.height}`);
      await tab.locator('bw-board').evaluate(each => { each.setAttribute('pieces', 'letters'); });
      await tab.waitForFunction(() => told.length > 0);
      assert.equal(await tab.locator('bw-board svg use').count(), 0);
    });

    // Played by keys and by clicks, with the tools of the site.
    await visit('<bw-board game="chess" play="1. e4 e5"></bw-board>', async (tab, told) => {
      await told();
      const board = tab.getByRole('application');
      assert.match(await board.getAttribute('aria-label'), /^Chess, live\./);
      assert.match(await tab.getByRole('status').textContent(), /White moves\.$/);
      await board.focus();
      for (const key of ['g', '1', 'Enter', 'f', '3', 'Enter']) await tab.keyboard.press(key);
      const [[name, detail]] = await told();
      assert.equal(`${name}: ${detail.moves}; ${detail.turn}; ${detail.fen}`, 'move: e4,e5,Nf3; 2; rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2');
      const cell = name => tab.locator(`.live-board .cell[data-cell="${name}"]`);
      for (const each of ['b8', 'c6']) {
        const { x, y, width, height } = await cell(each).boundingBox();
        await tab.mouse.click(x + width / 2, y + height / 2);
      }
      assert.deepEqual((await told()).map(([name, { moves }]) => `${name} ${moves}`), ['move e4,e5,Nf3,Nc6']);
      assert.equal(await tab.locator('bw-board').evaluate(each => each.state.legal.length), 27);
      await tab.getByRole('button', { name: 'Back' }).click();
      assert.deepEqual((await told()).map(([name, { moves }]) => `${name} ${moves}`), ['move e4,e5,Nf3']);
      assert.equal(await tab.evaluate(() => document.querySelector('bw-board').shadowRoot.activeElement.textContent), 'Back');
      await tab.getByRole('button', { name: 'Hint' }).click();
      await tab.waitForFunction(() => document.querySelector('bw-board').shadowRoot.querySelector('.live-said').textContent.startsWith('Hint: '));
      assert.equal(new URL(tab.url()).hash, '');
    });

    // A promotion is chosen in a small window; a mate is told.
    await visit('<bw-board game="chess" position="7k/P5pp/8/8/8/8/8/K7 w - - 0 1" play pieces="letters"></bw-board>', async (tab, told) => {
      await told();
      await tab.getByRole('application').focus();
      for (const key of ['a', '7', 'Enter', 'a', '8', 'Enter']) await tab.keyboard.press(key);
      await tab.getByRole('dialog').waitFor();
      await tab.keyboard.press('r');
      await tab.keyboard.press('Enter');
      const [[name, { moves, ending }]] = await told();
      assert.equal(`${name} ${moves} ${ending.by} ${ending.winner}`, 'move a8=R# mate 1');
    });

    // Where a piece can go; two games side by side, one of them of TOML.
    await visit('<bw-board game="lotus-39" reach="bishop e3 enemy=e4"></bw-board><bw-board game="shogi" play></bw-board>', async (tab, told) => {
      await told();
      assert.match(await tab.getByRole('status').first().textContent(), /Bishop on e3 can move to/);
      assert.ok(await tab.locator('bw-board').first().locator('.live-moves').count() > 3);
      const fill = name => tab.locator('bw-board').nth(name).locator('.cell').first().evaluate(each => getComputedStyle(each).fill);
      assert.notEqual(await fill(0), 'rgb(255, 0, 0)');
      assert.ok(await tab.locator('bw-board').nth(1).locator('.live-men use').first().evaluate(each => each.getBBox().width > 10));
      await tab.evaluate(async () => {
        const { open } = await import('boardwright');
        const toml = `title = "Mine"\ntiling = "hexagonal"\nboards = ["hex:2"]\nseat = [{ name = "White", forward = 90 }]\n[piece.rook]\nletter = "R"\nmoves = ["slide side"]\n`;
        document.querySelector('bw-board').setAttribute('reach', 'rook a2');
        document.querySelector('bw-board').game = await open(toml);
      });
      await tab.waitForFunction(() => /Rook on a2 can move to/.test(document.querySelector('bw-board').shadowRoot.textContent));
    });

    // What the manual shows.
    for (const body of shown)
      await visit(body, async (tab, told) => {
        assert.deepEqual((await told()).map(([name, { game }]) => `${name} ${game}`).sort(), ['open chess', 'open lotus-39', 'open shogi']);
        assert.match(await tab.getByRole('status').last().textContent(), /^White's Bishop on e3 can move to .* It can capture on 1 cell: e4\./);
      });

    // In a bundle the computer thinks, too: its worker gets functions as text, which are other words there.
    if (bundle)
      await visit('<bw-board game="shogi" play></bw-board>', async tab => {
        await tab.getByRole('button', { name: 'Hint' }).click();
        await tab.waitForFunction(() => document.querySelector('bw-board').shadowRoot.querySelector('.live-said').textContent.startsWith('Hint: '));
      }, bundle);

    // What cannot be shown says why.
    await visit('<bw-board game="ches"></bw-board><bw-board game="chess" play="Ke5"></bw-board><bw-board game="chess" reach="rook z9"></bw-board>', async (tab, told) => {
      assert.deepEqual((await told()).map(([name, { error }]) => `${name} ${error}`).sort(),
          ["error 'Ke5' is not legal here", "error there is no game 'ches'", "error unknown cell 'z9'"]);
      assert.match(await tab.getByRole('alert').first().textContent(), /names lists them/);
    });

    // Nothing that axe knows is wrong, in any state.
    const axe = readFileSync(new URL('../browser/node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
    for (const theme of ['light', 'dark'])
      await visit(`<bw-board game="chess" theme="${theme}"></bw-board><bw-board game="chess" play="e4" theme="${theme}"></bw-board><bw-board game="crazyhouse" reach="knight d4" theme="${theme}"></bw-board>`, async tab => {
        await tab.evaluate(axe);
        const { violations } = await tab.evaluate(() => globalThis.axe.run());
        assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(each => each.html).slice(0, 3)}`), [], theme);
      });
  } finally {
    await browser.close();
  }
};
