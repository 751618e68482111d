// @ts-check
// Searches the index that search-index.js hands over: titles, names, words and cells.
"use strict";
(function () {
  const most = 60;
  /** @type {Site.Entry[]} */
  const entries = [];
  /** @type {{ title: string, link: string, names: Set<string> }[]} */
  const cells = [];
  /** @type {Map<string, number>} */
  const known = new Map();  // words of all entries, and how often each stands in them

  /** @param {string} text */
  function plain(text) {
    return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  }

  /** @param {Site.Index} index */
  function take(index) {
    /** @type {(pairs: string[], kind: string, game: string, folder: string) => void} */
    const add = (pairs, kind, game, folder) => {
      for (let i = 0; i < pairs.length; i += 2) {
        const entry = { title: pairs[i], link: folder + pairs[i + 1], kind, game,
          text: plain(pairs[i]), all: plain(pairs[i] + " " + game) };
        entries.push(entry);
        for (const word of entry.all.split(/[^\p{L}\p{N}]+/u))
          if (word) known.set(word, (known.get(word) || 0) + 1);
      }
    };
    add(index.pieces, "piece", "", "");
    add(index.terms, "word", "", "");
    for (const [id, title, pages, sections, figures, pieces, start, names] of index.games) {
      const folder = "../" + id + "/";
      add(pages, "page", title, folder);
      add(pieces, "piece", title, folder);
      add(sections, "section", title, folder);
      add(figures, "diagram", title, folder);
      cells.push({ title, link: folder + start, names: new Set(plain(names).split(" ")) });
    }
  }

  // Less is better: the whole title, its beginning, the beginning of a word of it, the rest.
  /** @type {(entry: Site.Entry, query: string, parts: string[]) => number} */
  function rank(entry, query, parts) {
    if (entry.text === query) return 0;
    if (entry.text.startsWith(query)) return 1;
    if ((" " + entry.text).includes(" " + query)) return 2;
    return parts.every((part) => entry.text.includes(part)) ? 3 : 4;
  }

  // How many letters two words differ by, two that changed places counted as one; `most` + 1 if more.
  /** @type {(one: string, other: string, most: number) => number} */
  function difference(one, other, most) {
    if (Math.abs(one.length - other.length) > most) return most + 1;
    /** @type {number[]} */
    let before = [];
    let row = Array.from({ length: other.length + 1 }, (_, j) => j);
    for (let i = 1; i <= one.length; ++i) {
      const next = [i];
      for (let j = 1; j <= other.length; ++j) {
        const same = one[i - 1] === other[j - 1];
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (same ? 0 : 1));
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
          next[j] = Math.min(next[j], before[j - 2] + 1);
      }
      if (Math.min(...next) > most) return most + 1;
      [before, row] = [row, next];
    }
    return row[other.length];
  }

  // A query with each word that stands nowhere changed to the nearest that does; null if one has none.
  /** @param {string} query */
  function mended(query) {
    const words = query.split(" ").map((word) => {
      if (entries.some((entry) => entry.all.includes(word))) return word;
      const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
      let best = "", least = most + 1;
      for (const [each, count] of known) {
        const off = difference(word, each, most);
        if (off < least || (off === least && best && count > (known.get(best) || 0))) [best, least] = [each, off];
      }
      return least <= most ? best : null;
    });
    return words.includes(null) || words.join(" ") === query ? null : words.join(" ");
  }

  // What has one title in many games is one result, with a link for each game.
  /** @param {Site.Result[]} found */
  function grouped(found) {
    /** @type {Map<string, Site.Result[]>} */
    const groups = new Map();
    for (const entry of found) {
      const key = entry.kind + "\n" + entry.text, group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
    return [...groups.values()];
  }

  /** @param {string} text */
  function search(text) {
    const query = plain(text).trim().replace(/\s+/g, " ");
    if (!query) return [];
    const parts = query.split(" ");
    /** @type {{ entry: Site.Entry, place: number, rank: number }[]} */
    const found = [];
    entries.forEach((entry, place) => {
      if (parts.every((part) => entry.all.includes(part)))
        found.push({ entry, place, rank: rank(entry, query, parts) });
    });
    found.sort((one, other) => one.rank - other.rank || one.place - other.place);
    /** @type {Site.Result[]} */
    const results = found.map((each) => each.entry);
    const on = cells.filter((game) => game.names.has(query));
    return grouped(results.concat(on.map((game) => {
      const title = "Cell " + text.trim();
      return { title, text: plain(title), link: game.link, kind: "cell", game: game.title };
    })));
  }

  /** @type {(link: string, words: string) => HTMLAnchorElement} */
  function linkTo(link, words) {
    const made = document.createElement("a");
    made.href = link;
    made.textContent = words;
    return made;
  }

  /** @param {Site.Result[]} group */
  function itemOf(group) {
    const [first, ...others] = group;
    const item = document.createElement("li");
    const kind = document.createElement("span");
    kind.className = "traits";
    kind.textContent = " " + first.kind + (first.game ? ", " + first.game : "");
    item.append(linkTo(first.link, first.title), kind);
    if (others.length === 0) return item;
    const more = document.createElement("details"), head = document.createElement("summary");
    more.className = "traits";
    const many = others.length === 1 ? "1 more" : others.length + " more";
    head.textContent = "and " + many;
    more.append(head, ...others.flatMap((each, i) => [i > 0 ? ", " : "", linkTo(each.link, each.game || each.title)]));
    item.append(more);
    return item;
  }

  /** @type {(list: HTMLElement, count: HTMLElement, text: string) => void} */
  function show(list, count, text) {
    let results = search(text), note = "";
    if (results.length === 0 && text.trim()) {
      const near = mended(plain(text).trim().replace(/\s+/g, " "));
      if (near) {
        results = search(near);
        note = "Nothing is called \u201c" + text.trim() + "\u201d. For \u201c" + near + "\u201d: ";
      }
    }
    list.replaceChildren(...results.slice(0, most).map(itemOf));
    count.textContent = !text.trim() ? ""
      : results.length === 0 ? "Nothing found."
      : note + (results.length === 1 ? "1 result."
      : results.length > most ? "The first " + most + " of " + results.length + " results."
      : results.length + " results.");
  }

  window.boardwrightSearch = function (index) {
    take(index);
    const input = /** @type {HTMLInputElement} */ (document.getElementById("search"));
    const list = /** @type {HTMLElement} */ (document.getElementById("search-results"));
    const count = /** @type {HTMLElement} */ (document.getElementById("search-count"));
    const asked = new URLSearchParams(location.search).get("q");
    if (asked) input.value = asked;
    const update = () => {
      show(list, count, input.value);
      const query = input.value.trim();
      try {
        history.replaceState(null, "", query ? "?q=" + encodeURIComponent(query)
          : location.pathname);
      } catch (error) {
        // A page on a disk may not change its address in every browser.
      }
    };
    input.addEventListener("input", update);
    show(list, count, input.value);
    input.focus();
  };
})();
