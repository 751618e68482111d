// @ts-check
// In the frame of the workbench: the draft comes as a message, and is played as the pages of games are.
'use strict';
addEventListener('message', ({ source, data: { board, style, drawn, data, state } }) => {
  if (source !== parent || boardwright.parts.data) return;
  const sheet = document.createElement('style'), main = /** @type {HTMLElement} */ (document.getElementById('main'));
  sheet.textContent = style;
  document.head.append(sheet);
  document.body.classList.toggle('drawn-first', drawn);
  main.innerHTML = board;  // made by the engine, and no script in it would run here
  boardwright.game(JSON.parse(data));
  const figure = /** @type {Live.Figure} */ (main.querySelector('figure'));
  figure.addEventListener('shown', () => parent.postMessage({ state: figure.live?.mode.text() }, '*'));
  boardwright.play(figure, state);
});
parent.postMessage({ ready: true }, '*');
