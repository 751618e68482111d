// Firefox by WebDriver BiDi: starts it with a profile of its own, opens pages, presses keys.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { find_program, stays, within } from './browser.mjs';

/// Names of keys as WebDriver has them.
const keys = {
  Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Delete: '\uE017', ' ': ' ',
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015',
};

const quiet = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.enabled': false,
  'accessibility.tabfocus': 7,
};

export class Firefox {
  #waiting = new Map();
  #last = 0;

  /// Starts Firefox; `prefs` are set in its profile.
  static async start(folder, prefs = {}) {
    const firefox = new Firefox();
    firefox.folder = folder;
    firefox.complaints = [];
    firefox.profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    writeFileSync(join(firefox.profile, 'user.js'), Object.entries({ ...quiet, ...prefs })
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''));
    try {
      await firefox.#launch();
    } catch (error) {
      await firefox.close();
      throw error;
    }
    return firefox;
  }

  async #launch() {
    this.process = spawn(find_program('firefox-esr', 'firefox'),
        ['--headless', '--no-remote', '--profile', this.profile, '--remote-debugging-port', '0'],
        { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_HEADLESS: '1' } });
    const address = await within(90, 'Firefox', new Promise((found, failed) => {
      let said = '';
      this.process.stderr.on('data', text => {
        said += text;
        const place = /BiDi listening on (ws:\S+)/.exec(said);
        if (place) found(place[1]);
      });
      this.process.on('error', failed);
      this.process.on('exit', code => failed(new Error(`Firefox ended with ${code}: ${said.slice(-300)}`)));
    }));
    this.socket = new WebSocket(`${address}/session`);
    this.socket.on('message', text => this.#hear(JSON.parse(text)));
    await within(30, 'Firefox', new Promise((open, failed) => this.socket.on('open', open).on('error', failed)));
    await this.send('session.new', { capabilities: {} });
    await this.send('session.subscribe',
        { events: ['log.entryAdded', 'network.beforeRequestSent', 'browsingContext.userPromptOpened'] });
    this.context = (await this.send('browsingContext.create', { type: 'tab' })).context;
  }

  #hear({ id, method, params, result, error, message }) {
    if (id !== undefined) {
      const { done, failed } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) failed(new Error(`${error}: ${message}`));
      else done(result);
    } else if (method === 'log.entryAdded') {
      this.complaints.push(`console: ${params.text}`.slice(0, 300));
    } else if (method === 'browsingContext.userPromptOpened') {
      this.complaints.push(`dialog: ${params.message}`);
    } else if (method === 'network.beforeRequestSent' && !stays(params.request.url, this.folder)) {
      this.complaints.push(`request: ${params.request.url}`);
    }
  }

  send(method, params) {
    const id = ++this.#last;
    const answer = new Promise((done, failed) => this.#waiting.set(id, { done, failed }));
    this.socket.send(JSON.stringify({ id, method, params }));
    return within(90, method, answer);
  }

  async open(address, [width, height] = [1440, 900]) {
    this.complaints.length = 0;
    await this.send('browsingContext.setViewport', { context: this.context, viewport: { width, height } });
    await this.send('browsingContext.navigate', { context: this.context, url: address, wait: 'complete' });
  }

  /// What a function returns that runs in the page; it knows nothing but what it is handed.
  async evaluate(run, ...values) {
    const { result, exceptionDetails } = await this.send('script.callFunction', {
      functionDeclaration: `async values => JSON.stringify(await (${run})(...JSON.parse(values))) ?? 'null'`,
      arguments: [{ type: 'string', value: JSON.stringify(values) }],
      target: { context: this.context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  }

  /// Runs the text of a script.
  async run(text) {
    await this.send('script.evaluate', { expression: `${text}; 0`, target: { context: this.context }, awaitPromise: false });
  }

  async press(...names) {
    const actions = names.map(name => keys[name] ?? name)
        .flatMap(value => [{ type: 'keyDown', value }, { type: 'keyUp', value }]);
    await this.send('input.performActions', { context: this.context, actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /// Waits until a function in the page returns something true.
  async until(words, run, ...values) {
    for (const end = Date.now() + 30000; Date.now() < end; await new Promise(done => setTimeout(done, 100)))
      if (await this.evaluate(run, ...values)) return;
    throw new Error(`it has not come to: ${words}`);
  }

  /// The page as PDF.
  async pdf() {
    const { data } = await this.send('browsingContext.print', { context: this.context });
    return Buffer.from(data, 'base64');
  }

  async close() {
    await this.send('browser.close', {}).catch(() => {});
    this.socket?.terminate();
    const ended = new Promise(done => this.process.on('exit', done));
    if (this.process.exitCode === null && this.process.kill('SIGKILL')) await within(10, 'Firefox', ended).catch(() => {});
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
