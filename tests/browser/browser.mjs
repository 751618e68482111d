// Chromium, and pages in it that complain: of messages, dialogs, errors and requests that leave the
// folder.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const find_program = (...names) => {
  for (const name of names)
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  return null;
};

export const chromium_path = () => find_program('chromium', 'chromium-browser', 'google-chrome');

/// Runs tasks, so many at a time, in their order.
export const in_parallel = async (tasks, width = 2) => {
  const waiting = [...tasks];
  await Promise.all(Array.from({ length: width }, async () => {
    while (waiting.length) await waiting.shift()();
  }));
};

/// What a promise comes to, or an error if it does not within so many seconds.
export const within = async (seconds, words, promise) => {
  let clock;
  try {
    return await Promise.race([promise, new Promise((_, failed) => {
      clock = setTimeout(() => failed(new Error(`${words}: no answer in ${seconds} s`)), 1000 * seconds);
    })]);
  } finally {
    clearTimeout(clock);
  }
};

/// A request that stays: in the folder, or made by the page itself.
export const stays = (address, folder) =>
    address.startsWith(pathToFileURL(folder).href + '/') || /^(data|blob|about):/.test(address);

/// Listens to a page; `complaints` is what it has said so far.
export const watch = (page, folder) => {
  const complaints = [];
  const put = text => complaints.push(text.slice(0, 300));
  page.on('console', message => put(`console: ${message.text()}`));
  page.on('pageerror', error => put(`error: ${error.message}`));
  page.on('crash', () => put('the page crashed'));
  page.on('dialog', dialog => {
    put(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  page.on('request', request => {
    if (!stays(request.url(), folder)) put(`request: ${request.url()}`);
  });
  page.on('requestfailed', request => {
    // A page that is left stops what it was still reading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      put(`cannot read: ${request.url()} ${request.failure()?.errorText}`);
  });
  return complaints;
};

export class Browser {
  constructor(engine, folder) {
    this.engine = engine;
    this.folder = folder;
  }

  /// Starts Chromium, which does not always start on a busy machine.
  static async start(folder, tries = 3) {
    const { chromium } = await import('playwright-core');
    for (let i = 1; ; ++i)
      try {
        const engine = await chromium.launch({
          executablePath: chromium_path(),
          args: ['--disable-gpu', '--no-sandbox', '--font-render-hinting=none'],
          timeout: 60000,
        });
        return new Browser(engine, folder);
      } catch (error) {
        if (i === tries) throw error;
      }
  }

  address(path) {
    const [, file, rest] = /^([^?#]*)(.*)$/s.exec(path);
    return pathToFileURL(join(this.folder, file)).href + rest;
  }

  /// A page in a context of its own; `options` are Playwright's for a context.
  async page(options = {}) {
    const context = await this.engine.newContext({ viewport: { width: 1440, height: 900 }, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(60000);
    page.complaints = watch(page, this.folder);
    return page;
  }

  /// Opens a page of the folder, hands it to `visit`, and closes it.
  async visit(path, options, visit) {
    const page = await this.page(options);
    try {
      await page.goto(this.address(path), { waitUntil: 'load' });
      return await within(240, path, visit(page));
    } finally {
      await page.context().close();
    }
  }

  close() {
    return this.engine.close();
  }
}
