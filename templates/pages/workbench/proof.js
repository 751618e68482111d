// @ts-check
// Two views of what takes the engine longer: the page of an article, and the claims.
'use strict';
{
  const { make, desk } = bench;

  /**
   * A page without what could not run or be reached from its frame.
   * @param {string} html
   */
  const bare = html => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const each of page.querySelectorAll('script, link[href], meta[http-equiv], base')) each.remove();
    for (const link of page.querySelectorAll('a[href]:not([href^="#"])')) link.removeAttribute('href');
    for (const style of page.querySelectorAll('style')) style.textContent = (style.textContent ?? '').replaceAll('url("site_files/', 'url("../site_files/');
    return `<!DOCTYPE html>\n${page.documentElement.outerHTML}`;
  };

  /**
   * The page is shown in a frame in which no script runs. It is of our origin, so that what was
   * read last stays in sight when the page is made anew, and links lead to their places.
   * @returns {Workbench.View}
   */
  const pageView = () => {
    const article = make('select', { id: 'page-article', onchange: bench.show });
    const frame = make('iframe', { title: 'The page', sandbox: 'allow-same-origin' }), said = make('p', { class: 'words' });
    let html = '', at = '';
    /** @type {string | undefined} */
    let followed;
    const show = async () => {
      const articles = desk.read?.articles ?? [], here = bench.files.article();
      bench.options(article, articles.map(each => [each.id, each.title || each.id]), here && here !== followed ? here : article.value);
      followed = here;
      frame.hidden = articles.length === 0;
      if (articles.length === 0) {
        said.textContent = 'The game has no article yet. Without one a build writes a page by itself; “Add…” below the title begins your own.';
        return;
      }
      const asked = article.value, answer = await bench.slow.ask({ ask: 'page', article: asked }, 'page');
      said.textContent = '';
      if (bench.refused(answer, said) || (answer.html === html && at === asked)) return;
      const top = at === asked ? frame.contentWindow?.scrollY ?? 0 : 0;
      html = answer.html;
      at = asked;
      frame.srcdoc = bare(html);
      frame.addEventListener('load', () => {
        frame.contentWindow?.scrollTo(0, top);
        frame.contentDocument?.addEventListener('click', event => {
          const link = /** @type {Element} */ (event.target).closest?.('a[href^="#"]');
          if (!link) return;
          event.preventDefault();
          frame.contentDocument?.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))?.scrollIntoView();
        });
      }, { once: true });
    };
    return { make: home => home.append(make('div', { class: 'fields' }, bench.field('Article', article)), said, frame), show, needs: 'proof' };
  };

  /** @returns {Workbench.View} */
  const claimsView = () => {
    const counts = make('p', { class: 'words', role: 'status' });
    const which = make('select', { id: 'claim-status', onchange: bench.show },
        ...[['', 'all'], ['differs', 'those that differ'], ['explained', 'those explained by an erratum'], ['agrees', 'those that agree']].map(([value, words]) => make('option', { value }, words)));
    const rows = make('tbody'), table = make('table', { class: 'claims stacked' },
        make('thead', {}, make('tr', {}, ...['Claim', 'Stated', 'Found', 'Status'].map(name => make('th', { scope: 'col' }, name)))), rows);
    /** @param {Engine.Claim} claim */
    const rowOf = ({ id, file, line, kind, stated, found, status, why }) => make('tr', {},
        make('th', { scope: 'row' }, line ? make('button', { type: 'button', class: 'place', onclick: () => bench.files.goto(bench.files.own(file), line, 1) }, id) : id,
            make('span', { class: 'kind' }, ` ${kind}`)),
        make('td', {}, make('span', { class: 'of' }, 'Stated: '), stated), make('td', {}, make('span', { class: 'of' }, 'Found: '), found),
        make('td', { class: status }, status, why && make('span', { class: 'why' }, ` ${why}`)));
    const show = async () => {
      const claims = desk.proof?.claims ?? [];
      counts.textContent = claims.length === 0 ? 'The game states nothing yet. In an article {{reach-count rook a1 = 14}} is a claim, and so are the tables of a file of claims.' : desk.proof?.counts ?? '';
      const shown = claims.filter(each => !which.value || each.status === which.value);
      table.hidden = claims.length === 0;
      rows.replaceChildren(...shown.slice(0, 500).map(rowOf));
    };
    return { make: home => home.append(make('div', { class: 'fields' }, bench.field('Show', which)), counts, table, proposals()), show, needs: 'proof' };
  };

  /// What the engine can state of the game by itself, for an author to take into an article.
  const proposals = () => {
    const piece = make('select', { id: 'propose-piece' }), form = make('select', { id: 'propose-form' },
        make('option', { value: 'markdown' }, 'an article'), make('option', { value: 'toml' }, 'files of claims and figures'));
    const text = make('textarea', { id: 'proposed', readonly: '', rows: 14, hidden: true, 'aria-label': 'What the engine proposes' });
    const said = make('p', { role: 'status' });
    const go = bench.longButton('Propose', said, async (host, goesOn) => {
      const answer = await host.ask({ ask: 'propose', form: form.value, ...(piece.value ? { piece: piece.value } : {}) });
      if (!goesOn()) return;
      text.hidden = Boolean(answer.problem);
      if (bench.refused(answer, said)) return;
      text.value = answer.text;
      said.textContent = 'Each line of it holds as it stands: copy what you want.';
    });
    const fill = () => bench.options(piece, [['', 'the game and all pieces'], ...(desk.read?.pieces ?? []).map(each => [each.id, each.name])], piece.value);
    return make('details', { class: 'count', ontoggle: fill }, make('summary', {}, 'What the engine can state'),
        make('div', { class: 'fields' }, bench.field('About', piece), bench.field('For', form), make('p', { class: 'tools small' }, go)), said, text);
  };

  bench.proof = { page: pageView, claims: claimsView };
}
