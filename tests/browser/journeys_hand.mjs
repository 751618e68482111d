// Journeys with a finger and with a mouse.
import { Reader } from './reader.mjs';

/// Where the middle of a cell of a live board is on the screen.
const middle = (page, figure, cell) => page.locator(`#${figure} .live-board .cell[data-cell="${cell}"]`).evaluate(each => {
  each.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = each.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
});

/// Both places, measured after the last scrolling.
const way = async (page, figure, from, to) => {
  await middle(page, figure, from);
  const end = await middle(page, figure, to);
  const start = await page.locator(`#${figure} .live-board .cell[data-cell="${from}"]`).evaluate(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  return { start, end };
};

const steps = ({ start, end }, count) => Array.from({ length: count }, (_, i) => ({
  x: start.x + (end.x - start.x) * (i + 1) / count,
  y: start.y + (end.y - start.y) * (i + 1) / count,
}));

/// A finger, as the screen of a phone reports it.
const drag = async (page, path) => {
  const tools = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => tools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [path.start]);
  for (const point of steps(path, 8)) await touch('touchMove', [point]);
  await page.waitForTimeout(150);  // a finger that flicks makes the browser skip the next tap
  await touch('touchEnd', []);
};

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

export const drag_by_touch = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html#fig-1', phone), { page } = reader;
  await page.locator('#fig-1 .explore').tap();
  await page.waitForSelector('#fig-1 .live');
  reader.figure = 'fig-1';
  await drag(page, await way(page, 'fig-1', 'e2', 'e4'));
  await page.waitForFunction(() => document.getElementById('fig-1').live.play.game.made === 1, null, { timeout: 20000 }).catch(() => {});
  let state = await reader.state();
  report.equal('touch: a dragged piece has moved', state.plays.join(' '), 'e4');
  await drag(page, await way(page, 'fig-1', 'e7', 'e3'));
  state = await reader.state();
  report.equal('touch: an illegal move is not made', state.plays.join(' '), 'e4');
  // A tap picks up, a tap puts down.
  for (const cell of ['e7', 'e5']) {
    const { x, y } = await middle(page, 'fig-1', cell);
    await reader.hears_of(() => page.touchscreen.tap(x, y));
  }
  state = await reader.state();
  report.equal('touch: taps move too', state.plays.join(' '), 'e4 e5');
  report.holds('touch: nothing is said', page.complaints);
  await reader.leave();
};

export const drag_by_mouse = async (browser, report) => {
  const reader = await Reader.open(browser, 'lotus-39/pieces.html#fig-a1-1'), { page } = reader;
  // A click on a piece of the picture wakes the figure with the piece in hand.
  await page.locator('#fig-a1-1 .men[data-cell="e3"]').first().click();
  await page.waitForSelector('#fig-a1-1 .live');
  reader.figure = 'fig-a1-1';
  report.equal('mouse: the piece that was clicked is picked up', (await reader.state()).picked, 'e3');
  const follow = async path => {
    await page.mouse.move(path.start.x, path.start.y);
    await page.mouse.down();
    for (const { x, y } of steps(path, 6)) await page.mouse.move(x, y);
    await page.mouse.up();
  };
  await follow(await way(page, 'fig-a1-1', 'e3', 'c3'));
  report.is_true('mouse: a dragged piece has moved', (await reader.state()).men.includes('c3 1 alfil'));
  const tray = await page.locator('#fig-a1-1 .live-piece[aria-label="Pawn"]').boundingBox();
  const end = await page.locator('#fig-a1-1 .live-board .cell[data-cell="e1"]').boundingBox();
  await follow({ start: { x: tray.x + tray.width / 2, y: tray.y + tray.height / 2 },
                 end: { x: end.x + end.width / 2, y: end.y + end.height / 2 } });
  const { men } = await reader.state();
  report.is_true('mouse: a piece comes from the tray', men.includes('e1 1 pawn'), men.join(', '));
  report.holds('mouse: nothing is said', page.complaints);
  await reader.leave();
};

/// While a second piece is dragged, the signs are its own; the menu of who plays stays open over moves.
export const drag_a_second_piece = async (browser, report) => {
  const reader = await Reader.open(browser, 'chess/index.html#fig-1'), { page } = reader;
  await page.locator('#fig-1 .explore').click();
  await page.waitForSelector('#fig-1 .live');
  const cut = await page.locator('#fig-1').evaluate(figure => getComputedStyle(figure).overflowX);
  report.equal('explore: nothing of a figure is cut off', cut, 'visible');
  reader.figure = 'fig-1';
  const at = await middle(page, 'fig-1', 'b1');
  await page.mouse.click(at.x, at.y);
  report.equal('drag: the first piece is picked up', (await reader.state()).picked, 'b1');
  const { start, end } = await way(page, 'fig-1', 'e2', 'e4');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of steps({ start, end }, 6)) await page.mouse.move(x, y);
  const { picked } = await page.locator('#fig-1').evaluate(figure => figure.live.board.shows.signs);
  report.equal('drag: the ring is that of the second piece', picked?.join(), 'e2');
  await page.locator('#fig-1 .live-menu > summary', { hasText: 'Who plays' }).evaluate(each => { each.parentElement.open = true; });
  await page.mouse.up();
  report.equal('drag: it has moved', (await reader.state()).plays.join(' '), 'e4');
  report.is_true('drag: who plays stays unfolded', await page.locator('#fig-1 .live-menu > summary', { hasText: 'Who plays' }).evaluate(each => each.parentElement.open));
  await reader.leave();
};
