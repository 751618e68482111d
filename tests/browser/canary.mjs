// A page with every fault that the other parts look for: each must be found, or they check nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axe } from './axe.mjs';
import { Browser } from './browser.mjs';
import { strangers, trap } from './hostile.mjs';
import { broken_links } from './links.mjs';
import { faint_signs, loose_ends, men_inked, moved, other_links, over_figures, sideways, small_letters } from './looks.mjs';
import { markup } from './markup.mjs';
import { Report } from './report.mjs';

const faulty = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Canary</title>
<style>.live-signs circle { stroke: #eee; fill: #eee; } .live-cursor { stroke: #000; }</style></head>
<body style="margin: 0"><main>
<h1 id="twice">Canary</h1><p id="twice" style="width: 3000px; color: #999">Wide and pale</p>
<a href="#nowhere">A loose end</a> <a href="missing.html">A broken link</a>
<figure id="fig-1"><div class="drawing"><svg viewBox="0 0 100 100" width="100">
<text style="font-size: 3px">small</text><g class="men"><circle r="5" cx="50" cy="50"/></g><g class="men" style="display: none"><circle r="5"/></g>
</svg></div></figure>
<p style="margin: -40px 0 0; border-left: 3px solid">A note over it</p>
<figure id="fig-2"><div class="drawing"><svg viewBox="0 0 9 9"><g class="as-drawn"><circle r="5"/></g></svg></div>
<p class="files"><a href="figures/2.svg">SVG</a> <a href="figures/drawn/2.pdf">PDF</a></p></figure>
<div class="live-board"><svg><circle class="cell" style="fill: #fff"/><g class="live-signs"></g></svg></div>
<img src="x.png" onerror="harmed(n7)" alt="">
<script>console.log('canary'); alert('canary'); new Image().src = 'http://canary.invalid/x.png';</script>
</main></body></html>`;

export const canary = async (browser, report) => {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'));
  const finds = (name, complaints, pattern = /./) =>
      report.is_true(`the canary: ${name}`, complaints.some(each => pattern.test(each)), `found: ${complaints.join('; ') || 'nothing'}`);
  try {
    writeFileSync(join(folder, 'index.html'), faulty);
    const theirs = new Browser(browser.engine, folder), page = await theirs.page();
    await page.addInitScript(trap, 150);
    await page.goto(theirs.address('index.html'));
    await page.waitForFunction(() => window.harm.length > 0);
    finds('sideways scroll', await page.evaluate(sideways), /3000/);
    const ends = await page.evaluate(loose_ends);
    finds('an id that stands twice', ends, /twice/);
    finds('a link to no id', ends, /nowhere/);
    finds('a link to no file', await broken_links(page), /missing/);
    finds('small letters', await page.evaluate(small_letters, 7), /small/);
    finds('what lies over a figure', await page.evaluate(over_figures), /A note over it/);
    finds('a link to letters below a drawing', await page.evaluate(other_links), /fig-2: figures\/2\.svg/);
    await page.evaluate(() => new Promise(done => {
      document.body.prepend(Object.assign(document.createElement('div'), { style: 'height: 300px' }));
      setTimeout(done, 300);
    }));
    report.is_true('the canary: a page that moves', await page.evaluate(moved) > 0.05);
    finds('faint signs', await page.evaluate(faint_signs), /picked/);
    finds('contrast', await axe(page), /color-contrast/);
    finds('a script of a stranger', await page.evaluate(strangers), /string 7 ran/);
    finds('an attribute of a stranger', await page.evaluate(strangers), /onerror/);
    for (const said of ['console: canary', 'dialog: canary', 'request: http://canary']) finds(said, page.complaints, new RegExp(said));
    const { men, inked } = await page.evaluate(men_inked);
    report.equal('the canary: a piece without ink', `${inked} of ${men}`, '1 of 2');
    await page.context().close();
    const quiet = new Report(), log = console.log;
    console.log = () => {};
    await markup(browser, quiet, { folder });
    console.log = log;
    report.equal('the canary: html-validate', quiet.failed, 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
