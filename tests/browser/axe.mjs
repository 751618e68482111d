// axe-core, asked of a page that is open.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { axe_tags } from './kinds.mjs';

export const axe_source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const of_colours = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/// The rules that another theme can break, and those that it cannot. To look at colours takes long.
export const colour_rules = { type: 'rule', values: of_colours };
export const other_rules = { type: 'tag', values: axe_tags, without: of_colours };

/// Runs in a page that has axe: what it finds wrong, a line each.
export const ask_axe = async ({ type, values, without = [] }) => {
  const rules = Object.fromEntries(without.map(id => [id, { enabled: false }]));
  // It would read style sheets once more, which the page's policy forbids.
  const { violations } = await axe.run(document,
      { runOnly: { type, values }, rules, resultTypes: ['violations'], preload: false });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) =>
      `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`));
};

/// The same of a page in Chromium, by all rules or only some.
export const axe = async (page, only = { type: 'tag', values: axe_tags }) => {
  await page.evaluate(`${axe_source}; 0`);
  return page.evaluate(ask_axe, only);
};
