// Questions to a page that is open, each a function that runs in it and answers with complaints.

/// How far the page is wider than its window.
export const sideways = () => {
  const { scrollWidth, clientWidth } = document.scrollingElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter(each =>
      each.getBoundingClientRect().right > clientWidth + 1 && !each.closest('svg *'));
  return [`${scrollWidth} px in a window of ${clientWidth}: ${wide.slice(0, 3).map(each =>
      `<${each.localName} class="${each.getAttribute('class') ?? ''}">`).join(' ')}`];
};

/// What lies over a figure: words, lines and pictures of anything else. What floats at the end of
/// the window, and what opens over the page when it is asked for, is left out.
export const over_figures = () => {
  const complaints = new Set(), seen = each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const drawings = [...document.querySelectorAll('figure .drawing, figure .picture')].filter(seen);
  const shows = each => {
    const style = getComputedStyle(each);
    return ['img', 'svg', 'input', 'button'].includes(each.localName) || parseFloat(style.borderLeftWidth) > 0 ||
        [...each.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  };
  const others = [...document.querySelectorAll('body *')].filter(each =>
      !each.closest('svg *, dialog, .to-contents, .means, .skip') && seen(each) && shows(each));
  const boxes = new Map(others.map(each => [each, [...each.getClientRects()]]));
  for (const drawing of drawings) {
    const { left, right, top, bottom } = drawing.getBoundingClientRect();
    for (const [each, rects] of boxes) {
      if (each.contains(drawing) || drawing.contains(each)) continue;
      if (rects.some(box => Math.min(box.right, right) - Math.max(box.left, left) > 1 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1))
        complaints.add(`<${each.localName} class="${each.getAttribute('class') ?? ''}"> “${each.textContent.trim().slice(0, 30)}” lies over ${drawing.closest('figure').id}`);
    }
  }
  return [...complaints];
};

/// Links of figures that lead to letters where drawings are shown, or the other way round.
export const other_links = () => {
  const complaints = [];
  for (const figure of document.querySelectorAll('figure[id]:not([data-play])')) {
    const chosen = each => getComputedStyle(each).display !== 'none', seen = each => each.checkVisibility();
    const drawn = [...figure.querySelectorAll('.drawing .as-drawn')].some(chosen), letters = [...figure.querySelectorAll('.drawing .as-letters')].some(chosen);
    if (!drawn && !letters) continue;
    const links = [...figure.querySelectorAll('.files a[href^="figures/"]')].filter(seen);
    if (links.length < 2) complaints.push(`${figure.id} has ${links.length} links`);
    for (const link of links)
      if (link.getAttribute('href').startsWith('figures/drawn/') !== drawn) complaints.push(`${figure.id}: ${link.getAttribute('href')}`);
    for (const code of figure.querySelectorAll('.embed code')) {
      const words = [...code.childNodes].filter(node => node.nodeType === Node.TEXT_NODE || getComputedStyle(node).display !== 'none').map(node => node.textContent).join('');
      if (/figures\/drawn|frame=drawn/.test(words) !== drawn) complaints.push(`${figure.id}: ${words}`);
    }
  }
  return complaints;
};

/// Letters in figures that are smaller than they may be, in px.
export const small_letters = least => {
  const found = new Map();
  // Letters in a shape that the page has written once are seen where an element refers to it, unless that hides their width.
  const shown = [...document.querySelectorAll('figure svg text, figure svg use')].flatMap(each => {
    if (!each.checkVisibility({ visibilityProperty: true })) return [];
    if (each.localName === 'text') return [{ text: each, at: each }];
    const hides = text => [...text.classList].some(name => /^w\d+$/.test(name) && getComputedStyle(each).getPropertyValue(`--${name}`) === 'none');
    return [...document.querySelector(each.getAttribute('href')).querySelectorAll('text')].filter(text => !hides(text)).map(text => ({ text, at: each }));
  });
  for (const { text, at } of shown) {
    if (!text.textContent.trim()) continue;
    const { a, b } = at.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    if (size >= least - 0.05) continue;
    const key = `${at.closest('figure').id}: ${text.getAttribute('class')} “${text.textContent}”`;
    const kind = key.replace(/ “.*/, '');
    if (!found.has(kind)) found.set(kind, `${key} has ${size.toFixed(1)} px`);
  }
  return [...found.values()];
};

/// Ids that stand twice, and links and names to ids that are not there.
export const loose_ends = () => {
  const complaints = [], ids = new Set();
  for (const { id } of document.querySelectorAll('[id]')) {
    if (ids.has(id)) complaints.push(`the id ${id} stands twice`);
    ids.add(id);
  }
  const wants = (name, element, id) => {
    if (!ids.has(id)) complaints.push(`${name} of <${element.localName}> leads to no id: ${id}`);
  };
  for (const link of document.querySelectorAll('a[href^="#"], use[href^="#"]'))
    if (link.getAttribute('href') !== '#') wants('href', link, decodeURIComponent(link.getAttribute('href').slice(1)));
  for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'list', 'data-filter'])
    for (const element of document.querySelectorAll(`[${name}]`))
      for (const id of element.getAttribute(name).split(/\s+/)) wants(name, element, id);
  return complaints;
};

/// Links to other files of the output, as they are written resolved.
export const links_out = () => [...new Set([...document.querySelectorAll('a[href], link[href], script[src], img[src]')]
    .map(each => each.href || each.src).filter(address => address.startsWith('file:')))];

/// Pieces in figures: those that stand in the file, and those that have ink now.
export const men_inked = () => {
  const men = [...document.querySelectorAll('figure .drawing .men')];
  const inked = men.filter(each => {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  return { men: men.length, inked: inked.length };
};

/// Signs on a live board that can hardly be told from their cell: WCAG asks for a contrast of 3.
export const faint_signs = () => {
  const light = colour => {
    const [r, g, b] = colour.match(/[\d.]+/g).map(Number).map(each => each / 255)
        .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [less, more] = [light(one), light(other)].sort((a, b) => a - b);
    return (more + 0.05) / (less + 0.05);
  };
  const complaints = new Set();
  const cells = [...document.querySelectorAll('.live-board .cell')].map(each => getComputedStyle(each).fill);
  const signs = ['last', 'picked', 'moves', 'blocked', 'captures', 'passed', 'swaps', 'attackers'];
  const board = document.querySelector('.live-signs');
  for (const kind of [...signs, 'cursor']) {
    const sign = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    sign.setAttribute('class', `live-${kind}`);
    board.append(sign);
    const style = getComputedStyle(sign), colour = kind === 'moves' ? style.fill : style.stroke;
    for (const cell of new Set(cells.filter(each => each.startsWith('rgb'))))
      if (contrast(colour, cell) < 3) complaints.add(`${kind} is ${colour} on ${cell}: ${contrast(colour, cell).toFixed(1)}`);
    sign.remove();
  }
  return [...complaints];
};

/// By how much a page has moved while it loaded: parts of the window, as browsers count them.
export const moved = () => new Promise(done => {
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    done(list.getEntries().reduce((sum, each) => sum + each.value, 0));
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(0), 500);  // nothing has moved
});
