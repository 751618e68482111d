// axe-core, asked of a page that is open.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { axe_tags } from './kinds.mjs';

export const axe_source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/// The rules that another theme can break.
export const colour_rules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/// Runs in a page that has axe: what it finds wrong, a line each.
export const ask_axe = async only => {
  // It would read style sheets once more, which the page's policy forbids.
  const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) =>
      `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`));
};

/// The same of a page in Chromium; `rules`: only these.
export const axe = async (page, rules) => {
  await page.evaluate(`${axe_source}; 0`);
  return page.evaluate(ask_axe, rules ? { type: 'rule', values: rules } : { type: 'tag', values: axe_tags });
};
