// html-validate's recommended rules, on every page of the output. A style may hand a number to a sheet: the shape of a
// board, which keeps the room of the table while the page loads.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/// All pages of a folder.
export const pages_in = folder => readdirSync(folder, { withFileTypes: true }).flatMap(each =>
    each.isDirectory() ? pages_in(join(folder, each.name)) : each.name.endsWith('.html') ? [join(folder, each.name)] : []);

export const markup = async (browser, report, { folder }) => {
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'],
    rules: { 'no-inline-style': ['error', { allowedProperties: ['display', '--aspect'] }] } }));
  for (const path of pages_in(folder).sort()) {
    const { results } = await checker.validateString(readFileSync(path, 'utf8'), path);
    report.holds(`${relative(folder, path)}: html-validate`, results.flatMap(({ messages }) =>
        messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`)));
  }
};
