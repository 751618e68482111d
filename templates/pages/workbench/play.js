// @ts-check
// The draft on a table of its own: a frame, in which it is played as the pages of games are. When the
// text changes, the moves that were made are made again by the new rules.
'use strict';
{
  const { make } = bench;

  /** @returns {Workbench.View} */
  const playView = () => {
    const said = make('p', { class: 'words', role: 'status' }), home = make('div', { class: 'stage' });
    /** @type {HTMLIFrameElement | null} */
    let frame = null;
    let shown = '', state = '';

    addEventListener('message', ({ source, data }) => {
      if (!frame || source !== frame.contentWindow) return;
      if (data.ready) frame.contentWindow?.postMessage({ ...JSON.parse(shown), state }, '*');
      else state = String(data.state);
    });

    const show = async () => {
      const answer = await bench.quick.ask({ ask: 'table' }, 'table');
      said.textContent = '';
      if (bench.refused(answer, said)) {
        home.replaceChildren();
        frame = null;
        shown = '';
        return;
      }
      const text = JSON.stringify(answer);
      if (text === shown) return;
      shown = text;
      frame = make('iframe', { title: 'The table', src: 'play.html', class: 'table' });
      home.replaceChildren(frame);
    };
    bench.on('game', () => {
      home.replaceChildren();
      frame = null;
      shown = state = said.textContent = '';
    });
    return { make: panel => panel.append(said, home), show, needs: 'play' };
  };
  bench.play = playView;
}
