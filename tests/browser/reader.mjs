// A reader who has only keys and hears what the page says: every press is a real one.

/// Keeps what the status lines of a page say, in order. It is said once for each change.
const listen = () => {
  window.heard = [];
  const watch = new MutationObserver(changes => {
    for (const line of new Set(changes.map(({ target }) => (target.closest ? target : target.parentElement)?.closest('[role=status]'))))
      if (line) window.heard.push(line.textContent);
  });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
};

const name_of_focus = () => {
  const { activeElement: at } = document;
  if (!at || at === document.body) return '';
  return (at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent ?? '').trim();
};

export class Reader {
  constructor(browser, page) {
    this.browser = browser;
    this.page = page;
    this.keyboard = page.keyboard;
  }

  /// Opens a page, `path` with its #place, and listens.
  static async open(browser, path, options = {}) {
    const page = await browser.page(options);
    await page.addInitScript(listen);
    await page.goto(browser.address(path));
    return new Reader(browser, page);
  }

  async leave() {
    await this.page.context().close();
  }

  async press(...keys) {
    for (const key of keys) await this.keyboard.press(key);
  }

  focus() {
    return this.page.evaluate(name_of_focus);
  }

  /// Tabs on to what has this name, or a name that a pattern fits.
  async tab_to(name, { back = false, most = 400 } = {}) {
    const passed = [];
    for (let i = 0; i < most; ++i) {
      await this.press(back ? 'Shift+Tab' : 'Tab');
      const now = await this.focus();
      if (name instanceof RegExp ? name.test(now) : now === name) return;
      passed.push(now.slice(0, 30));
    }
    throw new Error(`the Tab key does not lead to ${name}; it led to ${passed.slice(-6).join(' | ')}`);
  }

  /// Tabs to a button and presses it.
  async choose(name, options) {
    await this.tab_to(name, options);
    await this.press('Enter');
  }

  /// What was said since the last time.
  heard() {
    return this.page.evaluate(() => window.heard.splice(0));
  }

  /// Presses keys and returns what they brought to be said; the page says something within 20 s.
  hears(...keys) {
    return this.hears_of(() => this.press(...keys));
  }

  async hears_of(act) {
    await this.heard();
    await act();
    await this.page.waitForFunction(() => window.heard.length > 0, null, { timeout: 20000 });
    return (await this.heard()).at(-1);
  }

  // On a live board

  /// Wakes a figure with its button; the board then has the focus.
  async explore(figure) {
    const name = await this.page.locator(`#${figure} .explore`).getAttribute('aria-label');
    await this.choose(name);
    await this.page.waitForSelector(`#${figure} .live`);
    this.figure = figure;
    await this.page.waitForFunction(() => document.activeElement.matches('.live-board'));
  }

  async back_to_board() {
    await this.tab_to(/, live\. Arrow keys/, { back: true });
  }

  /// Spells the name of a cell. What was spelt is forgotten after a while, or with another key.
  async spell(cell) {
    await this.press('?', ...cell);
    return this.page.evaluate(figure => document.getElementById(figure).live.board.at, this.figure);
  }

  /// Goes to a cell and picks up or puts down; returns what is said.
  async enter(cell) {
    const at = await this.spell(cell);
    if (at !== cell) throw new Error(`spelling ${cell} leads to ${at}`);
    return this.hears('Enter');
  }

  /// A move from cell to cell; returns what is said after it.
  async move(from, to) {
    await this.enter(from);
    return this.enter(to);
  }

  /// What the page knows of the board: read, never written.
  state() {
    return this.page.evaluate(figure => {
      const { live } = document.getElementById(figure);
      return {
        mode: live.mode.name,
        men: live.mode.pieces().map(({ cell, seat, piece }) => `${cell} ${seat} ${piece}`).sort(),
        plays: live.play.state?.plays ?? [],
        full: live.play.game.moves.slice(0, live.play.game.made),
        legal: live.play.state?.legal ?? [],
        turn: live.play.state?.turn,
        ending: live.play.state?.ending ?? null,
        picked: live.picked,
        link: live.share.link(),
        at: live.board.at,
      };
    }, this.figure);
  }
}
