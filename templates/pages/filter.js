// @ts-check
// Shows the form of a filter, and hides and sorts the items of its list as it says.
"use strict";
(function () {
  /** @param {string} text */
  function words(text) {
    return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  }

  /** @param {HTMLElement} form */
  function start(form) {
    const list = document.getElementById(form.dataset.filter || "");
    if (!list) return;
    const items = Array.from(list.querySelectorAll("[data-item]"), (element, place) => {
      return { element, place, text: "" };
    });
    const find = /** @type {HTMLInputElement} */ (form.querySelector("[data-find]"));
    const choices = Array.from(form.querySelectorAll("select[data-by]"));
    const order = form.querySelector("select[data-sort]");
    const shown = /** @type {HTMLElement} */ (form.querySelector("[data-shown]"));

    /** @type {(item: typeof items[number], parts: string[]) => boolean} */
    function fits(item, parts) {
      for (const choice of choices)
        if (choice.value &&
            !(item.element.dataset[choice.dataset.by || ""] || "").split("|").includes(choice.value))
          return false;
      if (parts.length === 0) return true;
      if (!item.text) item.text = words(item.element.textContent || "");
      return parts.every((part) => item.text.includes(part));
    }

    const apply = () => {
      const parts = words(find.value).split(/\s+/).filter(Boolean);
      let count = 0;
      for (const item of items) {
        const is = fits(item, parts);
        if (item.element.hidden === is) item.element.hidden = !is;
        if (is) count += 1;
      }
      for (const part of list.querySelectorAll("section"))
        part.hidden = !part.querySelector("[data-item]:not([hidden])");
      shown.textContent = count === items.length ? count + " " + shown.dataset.shown
        : count + " of " + items.length + " " + shown.dataset.shown;
    };

    /** @param {HTMLSelectElement} order */
    function sort(order) {
      const by = order.value.replace("#", ""), numbers = order.value.startsWith("#");
      /** @param {typeof items[number]} item */
      const key = (item) => item.element.dataset[by] || "";
      const sorted = items.slice().sort((one, other) => {
        if (!by) return one.place - other.place;
        const a = key(one), b = key(other);
        if (a === "" || b === "") return Number(a === "") - Number(b === "") || one.place - other.place;
        const off = numbers ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0;
        return off || one.place - other.place;
      });
      for (const item of sorted) item.element.parentElement?.append(item.element);
    }

    form.addEventListener("input", apply);
    form.addEventListener("change", apply);
    if (order) order.addEventListener("change", () => sort(order));
    form.hidden = false;
    apply();
    if (order && order.value) sort(order);
  }

  document.querySelectorAll("[data-filter]").forEach(start);
})();
