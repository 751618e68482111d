// A picture of a position, from the drawings that are packed with a game.

const escaped = text => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`);

/// The element that begins at a place of a text: all up to the end tag that closes it.
const elementAt = (text, at) => {
  const name = /^<([a-z]+)/.exec(text.slice(at, at + 20))[1], tags = new RegExp(`<${name}\\b[^>]*>|</${name}>`, 'g');
  tags.lastIndex = at;
  let open = 0;
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    if (tag[0].endsWith('/>')) continue;
    open += tag[0].startsWith('</') ? -1 : 1;
    if (open === 0) return text.slice(at, tags.lastIndex);
  }
  return '';
};

/// All elements whose start tag has this text.
export const elements = (text, tag) => {
  const found = [];
  for (let at = text.indexOf(tag); at >= 0; at = text.indexOf(tag, at + 1)) {
    const element = elementAt(text, text.lastIndexOf('<', at));
    found.push(element);
    at += element.length - (at - text.lastIndexOf('<', at));
  }
  return found;
};

/// A style sheet without variables and conditions, which not every reader of SVG knows.
const flat = (style, theme) => {
  const rules = /\.drawing\{([^}]*)\}/g, themes = /data-theme=dark\] \.drawing\{([^}]*)\}/;
  const inks = theme === 'dark' ? themes.exec(style)[1] : rules.exec(style)[1];
  const paint = new Map(inks.split(';').map(each => /** @type {[string, string]} */ (each.split(':'))));
  let plain = '', depth = 0, isSkipped = false;
  for (const part of style.split(/(?<=[{}])/)) {
    if (depth === 0) isSkipped = part.trim().startsWith('@');
    if (!isSkipped) plain += part;
    depth += part.endsWith('{') ? 1 : part.endsWith('}') ? -1 : 0;
  }
  return plain.replace(/\.drawing\{[^}]*\}\n?/, '').replaceAll(':not([font-size])', '').replaceAll('.drawing ', '')
      .replace(/var\((--[\w-]+)(?:,([^)]*))?\)/g, (_, name, otherwise) => paint.get(name) ?? otherwise).concat(`.sheet{fill:${paint.get('--sheet')}}`);
};

const joined = words => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/// " White has: Rook on a1 and h1; King on e1."
const described = (about, men) => about.seats.map(({ name }, i) => {
  const kinds = about.pieces.map(({ id, name: piece }) => [piece, men.filter(man => man.seat === i + 1 && man.piece === id).map(({ cell }) => cell)])
      .filter(([, cells]) => cells.length > 0);
  return kinds.length > 0 ? ` ${name} has: ${kinds.map(([piece, cells]) => `${piece} on ${joined(cells)}`).join('; ')}.` : '';
}).join('');

export const drawn = ({ board, style, data }, about, men, { pieces = 'drawn', theme = 'light', title, id = 'board' } = {}) => {
  const picture = elements(board, 'role="img"')[0], places = new Map(data.boards[about.board].map(([cell, ...at]) => [cell, at.map(each => each / 10)]));
  const [, x, y, width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(picture);
  const kit = new Map(elements(data.kit.svg, 'data-kit="').map(each => [/data-kit="([^"]*)"/.exec(each)[1], each]));
  const [x0, y0, size] = [data.kit.x, data.kit.y, data.kit.r].map(each => each / 10);
  const names = new Map(about.pieces.map(each => [each.id, each.name]));
  const called = man => `${about.seats[man.seat - 1].name} ${names.get(man.piece)} on ${man.cell}`.trim();

  const one = man => {
    const [px, py, r] = places.get(man.cell), model = kit.get(`${man.seat} ${man.piece}`) ?? '';
    const as = elements(model, `class="as-${pieces}"`)[0] ?? elements(model, 'class="as-')[0] ?? elementAt(model, 0).replace(/^<g[^>]*>|<\/g>$/g, '');
    const made = as.replace(/ class="as-\w+"/, '').replace(/(class="man-label[^>]*>)[^<]*/g, (all, tag) => man.label ? tag + escaped(man.label) : all)
        .replace(/(class="man-number[^>]*>)[^<]*/g, (all, tag) => man.n ? tag + man.n : all);
    const standing = man.mated ? made.replace(/(class="(?:man|halo|drawn|man-\w+) [\w-]+)/g, '$1 mated') : made;  // behind the class of the seat
    return `<g class="men" data-cell="${escaped(man.cell)}" data-piece="${man.piece}" data-seat="${man.seat}" transform="translate(${px} ${py}) scale(${r / size}) translate(${-x0} ${-y0})"><title>${escaped(called(man))}</title>\n${standing}\n</g>\n`;
  };

  const first = elements(board, 'class="men"').at(0), bare = elements(board, 'class="men"').reduce((text, each) => text.replace(each, each === first ? '\0' : ''), picture);
  const all = men.map(one).join(''), inside = elements(bare, 'aria-hidden="true"')[0], labels = elements(bare, 'class="rim-labels"')[0];
  const filled = inside.includes('\0') ? inside.replace('\0', () => all)
      : labels ? inside.replace(labels, () => all + labels) : inside.replace(/<\/g>$/, () => `${all}</g>`);
  const used = new Set([...filled.matchAll(/href="#([^"]*)"/g)].map(each => each[1]));
  const drawings = `${board}${data.kit.svg}`, defs = [...used].map(each => elements(drawings, `<g id="${each}"`)[0] ?? '').join('\n');
  const text = /<desc[^>]*>([^<]*)</.exec(picture)?.[1] ?? '', ends = about.seats.map(({ name }) => text.indexOf(` ${escaped(name)} has: `)).filter(at => at >= 0);
  const words = text.slice(0, Math.min(text.length, ...ends)) + escaped(described(about, men));
  const named = part => part.replace(/ id="(?:table_)?/g, ` id="${id}.`).replaceAll('href="#', `href="#${id}.`).replace(/ font-size="([^"]*)"/g, ' style="font-size:$1px"');
  const sheet = theme === 'dark' ? `<rect class="sheet" x="${x}" y="${y}" width="${width}" height="${height}"/>\n` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${0.6 * width}" height="${0.6 * height}" role="img" aria-labelledby="${id}.title" aria-describedby="${id}.desc">
<title id="${id}.title">${escaped(title ?? about.title)}</title>
<desc id="${id}.desc">${words}</desc>
<style>
${flat(style, theme)}
</style>
<defs>
${named(defs)}
</defs>
${sheet}${named(filled)}
</svg>
`;
};
