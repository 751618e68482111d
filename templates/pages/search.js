// @ts-check
// Searches titles, names, words and cells, which scripts of their own hand over, one for each letter.
"use strict";
(function () {
  const input = /** @type {HTMLInputElement} */ (document.getElementById("search"));
  const list = /** @type {HTMLElement} */ (document.getElementById("search-results"));
  const count = /** @type {HTMLElement} */ (document.getElementById("search-count"));
  const most = 60;
  const kinds = ["piece", "word", "page", "section", "diagram"];
  /** @type {Map<string, Site.Entry>} */
  const entries = new Map();  // by kind, link and title
  /** @type {Map<string, { place: number, title: string, link: string, names: Set<string> }>} */
  const cells = new Map();
  /** @type {Map<string, number>} */
  const known = new Map();  // words of all entries, and how often each stands in them
  /** @type {Map<string, Promise<void>>} */
  const loaded = new Map();  // by letter

  /** @param {string} text */
  function plain(text) {
    return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  }
  /** @param {string} text */
  function wordsOf(text) {
    return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  }

  window.boardwrightSearch = function (games) {
    for (const [place, id, game, start, names, packed] of games) {
      const folder = id ? "../" + id + "/" : "";
      for (let i = 0; i < packed.length; i += 4) {
        const [kind, title, link, order] = /** @type {[number, string, string, number]} */ (packed.slice(i, i + 4));
        const key = [kind, folder + link, title].join("\n");
        if (entries.has(key)) continue;
        const words = wordsOf(plain(title + " " + game));
        entries.set(key, { title, link: folder + link, kind: kinds[kind], game, place, order,
          text: plain(title), words: " " + words.join(" ") });
        for (const word of words) known.set(word, (known.get(word) || 0) + 1);
      }
      if (!names) continue;
      const here = cells.get(id) || { place, title: game, link: folder + start, names: new Set() };
      for (const name of plain(names).split(" ")) here.names.add(name);
      cells.set(id, here);
    }
  };

  /** @param {string} letter */
  function load(letter) {
    const begun = loaded.get(letter);
    if (begun) return begun;
    const made = new Promise((/** @type {(value: void) => void} */ done, failed) => {
      const script = document.createElement("script");
      script.src = "search-" + letter + ".js";
      script.onload = () => done();
      script.onerror = () => {
        loaded.delete(letter);  // the next search tries it again
        failed(new Error("search-" + letter + ".js cannot be loaded"));
      };
      document.head.append(script);
    });
    loaded.set(letter, made);
    return made;
  }
  /** @param {Iterable<string>} letters */
  function loadAll(letters) {
    return Promise.all([...letters].filter((letter) => input.dataset.letters?.includes(letter)).map(load));
  }
  // What begins with a digit or with a letter that is not of the Latin alphabet stands under 0.
  /** @param {string} query */
  function lettersOf(query) {
    const words = wordsOf(plain(query));
    return new Set(words.length === 0 ? [] : ["0", ...words.map((word) => word[0]).filter((letter) => /[a-z]/.test(letter))]);
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
      if ([...entries.values()].some((entry) => entry.words.includes(" " + word))) return word;
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

  /** @param {string} query */
  function search(query) {
    const parts = wordsOf(query);
    /** @type {{ entry: Site.Entry, rank: number }[]} */
    const found = [];
    for (const entry of entries.values())
      if (parts.length > 0 && parts.every((part) => entry.words.includes(" " + part)))
        found.push({ entry, rank: rank(entry, query, parts) });
    found.sort((one, other) => one.rank - other.rank || one.entry.place - other.entry.place || one.entry.order - other.entry.order);
    /** @type {Site.Result[]} */
    const results = found.map((each) => each.entry);
    const on = [...cells.values()].filter((game) => game.names.has(query)).sort((one, other) => one.place - other.place);
    return grouped(results.concat(on.map((game) => {
      return { title: "Cell " + query, text: "cell " + query, link: game.link, kind: "cell", game: game.title };
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

  /** @type {(results: Site.Result[][], note: string) => void} */
  function show(results, note) {
    list.replaceChildren(...results.slice(0, most).map(itemOf));
    count.textContent = !input.value.trim() ? ""
      : results.length === 0 ? "Nothing found."
      : note + (results.length === 1 ? "1 result."
      : results.length > most ? "The first " + most + " of " + results.length + " results."
      : results.length + " results.");
  }

  const asked = new URLSearchParams(location.search).get("q");
  if (asked) input.value = asked;
  async function update() {
    const text = input.value, query = plain(text).trim().replace(/\s+/g, " ");
    try {
      await loadAll(lettersOf(query));
      let results = search(query), note = "";
      if (results.length === 0 && query) {
        if (input.dataset.small) await loadAll(input.dataset.letters || "");  // a first letter can be wrong, too
        const near = mended(query);
        if (near) {
          await loadAll(lettersOf(near));
          results = search(near);
          note = "Nothing is called \u201c" + text.trim() + "\u201d. For \u201c" + near + "\u201d: ";
        }
      }
      if (text === input.value) show(results, note);
    } catch (error) {
      if (text === input.value) count.textContent = "What is searched cannot be loaded.";
    }
  }
  input.addEventListener("input", () => {
    const query = input.value.trim();
    try {
      history.replaceState(null, "", query ? "?q=" + encodeURIComponent(query)
        : location.pathname);
    } catch (error) {
      // A page on a disk may not change its address in every browser.
    }
    update();
  });
  update();
  input.focus();
})();
