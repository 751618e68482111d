// Whether the links of a page, those that scripts made too, lead to files and ids of the output.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { links_out } from './looks.mjs';

const ids_of = new Map();
const has_id = (path, id) => {
  if (!ids_of.has(path))
    ids_of.set(path, new Set([...readFileSync(path, 'utf8').matchAll(/ id="([^"]*)"/g)].map(([, each]) => each)));
  return ids_of.get(path).has(id);
};

/// Whether a script of the page reads this in its address, as a view of a figure or a game to begin with.
const is_read = (path, id) => id.startsWith('live=')
  || (id.startsWith('begin=') && existsSync(join(dirname(path), 'games', `${id.slice('begin='.length)}.js`)));

/// Complaints about links; `page` is open.
export const broken_links = async page => {
  const complaints = [];
  for (const address of await page.evaluate(links_out)) {
    const [place, id = ''] = address.split('#'), path = fileURLToPath(place.split('?')[0]);
    if (!existsSync(path) || !statSync(path).isFile()) complaints.push(`no file for the link ${address}`);
    else if (id && !is_read(path, id) && path.endsWith('.html') && !has_id(path, decodeURIComponent(id)))
      complaints.push(`no id for the link ${address}`);
  }
  return complaints;
};
