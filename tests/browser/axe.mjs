// axe-core, asked of a page that is open.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { axe_tags } from './kinds.mjs';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/// The rules that another theme can break.
export const colour_rules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/// What axe finds wrong, a line each; `rules`: only these.
export const axe = async (page, rules) => {
  await page.evaluate(`${source}; 0`);
  return page.evaluate(async only => {
    // It would read style sheets once more, which the page's policy forbids.
    const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) =>
        `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`));
  }, rules ? { type: 'rule', values: rules } : { type: 'tag', values: axe_tags });
};
