// @ts-check
// What pages do besides being read. Without it they lack nothing but ease.
(() => {
  'use strict';

  /// The choice of pieces is kept from page to page, if the browser lets us.
  const key = 'boardwright men';
  const kept = () => {
    try { return localStorage.getItem(key); } catch { return null; }
  };
  /** @param {string} id */
  const keep = id => {
    try { localStorage.setItem(key, id); } catch { /* it holds for this page alone */ }
  };
  for (const choice of document.querySelectorAll('input[name=men]')) {
    if (choice.id === kept()) choice.checked = true;
    choice.addEventListener('change', () => keep(choice.id));
  }

  /// In a frame on another page, ?frame#fig-a1-1, a figure stands alone, and lives when it is
  /// touched: it takes no focus and loads no engine before. ?frame=drawn and ?frame=letters choose
  /// how its pieces are shown; else the reader's choice on our own pages holds.
  /** @type {(figure: HTMLElement, article: string, wanted: string | undefined) => void} */
  const alone = (figure, article, wanted) => {
    const source = document.createElement('p'), from = document.createElement('a');
    const name = /** @type {HTMLAnchorElement} */ (figure.querySelector('.figure-name'));
    from.href = name.href = `${location.href.split('?')[0]}#${figure.id}`;
    from.textContent = article;
    source.className = 'credit';
    source.append('From ', from, '. ', document.querySelector('.opening .credit')?.textContent ?? '');
    const drawings = document.querySelectorAll('.drawings');
    const shown = wanted ? `men-${wanted}` : kept();
    if (shown) document.body.classList.toggle('drawn-first', shown === 'men-drawn');
    for (const other of figure.querySelectorAll('.embed, .files a[href^="#"]')) other.remove();
    for (const link of [from, ...figure.querySelectorAll('a')]) link.target = '_blank';
    document.body.classList.add('framed');
    document.body.replaceChildren(figure, source, ...drawings);
    tellHeight(figure);
  };
  /// The page around is told how high the frame must be to show all, so that it can make it so. A
  /// picture that is smaller than its width allows, since the frame is low, counts as it would be.
  /** @param {HTMLElement} figure */
  const tellHeight = figure => new ResizeObserver(() => {
    const svg = figure.querySelector(':scope > .drawing:not([hidden]) svg');
    let high = document.body.clientHeight;
    if (svg) {
      const { width, height } = svg.getBoundingClientRect(), { baseVal } = svg.viewBox, whole = width * baseVal.height / baseVal.width;
      // Of a frame's height article.css leaves so much to the words.
      high = Math.max(high + whole - height, whole + 160);
    }
    parent.postMessage({ boardwright: figure.id, height: Math.ceil(high) }, '*');
  }).observe(document.body);
  const frame = /^\?frame(?:=(drawn|letters))?$/.exec(location.search);
  if (frame) {
    const asked = /^#(?:live=)?([^;]+)/.exec(location.hash);
    const figure = asked && document.getElementById(decodeURIComponent(asked[1]));
    if (figure?.matches('figure')) alone(figure, document.querySelector('h1')?.textContent ?? '', frame[1]);
  }

  /// What stands beside the text is open where there is room for it, and all is on paper.
  const margins = /** @type {const} */ ([
    { room: matchMedia('(min-width: 58rem)'), folds: '.part:not(:has(figure.wide)) > .notes > details.unfolds' },
    { room: matchMedia('(min-width: 79rem)'), folds: '.contents > details.unfolds' },
  ]);
  const unfold = () => {
    for (const { room, folds } of margins)
      for (const fold of document.querySelectorAll(folds)) {
        fold.open = room.matches;
        /** @type {HTMLElement} */ (fold.firstElementChild).tabIndex = room.matches ? -1 : 0;
      }
  };
  for (const { room } of margins) room.addEventListener('change', unfold);
  unfold();
  /** @type {HTMLDetailsElement[]} */
  let folded = [];
  addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll('details.unfolds:not([open]), details.remarks:not([open])')];
    for (const fold of folded) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of folded) fold.open = false;
  });
  const reveal = () => {
    const id = decodeURIComponent(location.hash.slice(1)), target = document.getElementById(id);
    /** @type {HTMLAnchorElement | null} */
    const apart = document.querySelector('.checks a[href$=".checked.html"]');
    if (!target && apart && id.startsWith('claim-')) location.replace(apart.href + location.hash);
    const fold = target?.closest('details');
    if (!fold || fold.open) return;
    fold.open = true;
    target?.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  reveal();

  /// A figure fills the window, so large that its smallest letters are easily read.
  const legible = 14, step = 1.4, most = 12000;
  /** @type {(words: string, label: string, press: () => void) => HTMLButtonElement} */
  const button = (words, label, press) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = words;
    made.setAttribute('aria-label', label);
    made.addEventListener('click', press);
    return made;
  };
  /** @type {(figure: HTMLElement, home: HTMLElement, svg: SVGSVGElement) => void} */
  const enlarge = (figure, home, svg) => {
    const name = figure.querySelector('.figure-name')?.textContent ?? '';
    const dialog = document.createElement('dialog'), tools = document.createElement('p');
    const view = document.createElement('div'), title = document.createElement('span');
    dialog.className = 'enlarged';
    dialog.setAttribute('aria-label', name);
    tools.className = 'tools';
    title.textContent = name;
    view.className = 'drawing';
    view.tabIndex = 0;
    view.setAttribute('role', 'group');
    view.setAttribute('aria-label', 'The drawing; the arrow keys move it');
    const units = svg.viewBox.baseVal.width;
    let width = 0;
    /** @param {number} wanted */
    const show = wanted => {
      const old = width || 1;
      const room = view.clientWidth - 2;
      const x = view.scrollLeft + room / 2, y = view.scrollTop + view.clientHeight / 2;
      width = Math.min(Math.max(wanted, room / 4), most);
      svg.style.width = `${width}px`;
      view.scrollTo(x * width / old - room / 2, y * width / old - view.clientHeight / 2);
    };
    const fit = () => {
      const ratio = units / svg.viewBox.baseVal.height;
      show(Math.min(view.clientWidth - 24, (view.clientHeight - 24) * ratio));
    };
    tools.append(title, button('−', 'Smaller', () => show(width / step)),
        button('+', 'Larger', () => show(width * step)), button('All', 'Show all of it', fit),
        button('Close', 'Close', () => dialog.close()));
    dialog.append(tools, view);
    home.style.minHeight = `${home.offsetHeight}px`;
    view.append(svg);
    dialog.addEventListener('keydown', event => {
      if (event.key === '+' || event.key === '=') show(width * step);
      if (event.key === '-') show(width / step);
      if (event.key === '0') fit();
    });
    dialog.addEventListener('close', () => {
      svg.style.width = '';
      home.append(svg);
      home.style.minHeight = '';
      dialog.remove();
      [...figure.querySelectorAll('.enlarge')].find(each => each.offsetParent)?.focus();
    });
    document.body.append(dialog);
    dialog.showModal();
    const shared = [...svg.querySelectorAll('use')].map(use => document.getElementById(use.getAttribute('href')?.slice(1) ?? ''));
    const texts = [svg, ...new Set(shared)].flatMap(each => [...each?.querySelectorAll('text') ?? []]);
    const sizes = texts.map(text => parseFloat(getComputedStyle(text).fontSize));
    show(Math.max(view.clientWidth - 24, legible * units / Math.min(...sizes)));
    view.focus();
  };
  for (const figure of new Set([...document.querySelectorAll('a.enlarge')].map(link => link.closest('figure')))) {
    const drawing = figure?.querySelector('.drawing'), svg = drawing?.querySelector('svg');
    if (!figure || !drawing || !svg) continue;
    /** @param {MouseEvent} event */
    const open = event => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      enlarge(figure, drawing, svg);
    };
    for (const link of figure.querySelectorAll('a.enlarge')) link.addEventListener('click', open);
    drawing.classList.add('tap');
    drawing.addEventListener('click', open);
  }

  /// The contents mark the section that is being read.
  const heads = [...document.querySelectorAll('.contents a[href^="#"]')].flatMap(link => {
    const head = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    return head ? [{ head, link }] : [];
  });
  if (heads.length > 0) {
    /** @type {HTMLElement | undefined} */
    let marked;
    const mark = () => {
      const above = heads.filter(({ head }) => head.getBoundingClientRect().top < innerHeight / 3);
      const { link } = above.pop() ?? heads[0];
      if (link === marked) return;
      marked?.removeAttribute('aria-current');
      link.setAttribute('aria-current', 'location');
      marked = link;
    };
    let waiting = false;
    addEventListener('scroll', () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => { waiting = false; mark(); });
    }, { passive: true });
    mark();
  }
})();
