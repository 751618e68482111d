// @ts-check
// The editor: CodeMirror where it lies beside the page, else a plain field for text.
'use strict';
{
  /** @param {string} path */
  const label = path => `Text of ${path}`;
  /** @param {string} path */
  const kindOf = path => path.endsWith('.toml') ? 'text/x-toml' : path.endsWith('.md') ? 'text/x-markdown' : 'text/plain';

  const byBench = 'bench';  // the origin of changes that were not typed

  /**
   * The smallest piece of a text whose replacement makes another of it.
   * @type {(old: string, text: string) => { from: number, to: number, put: string }}
   */
  const difference = (old, text) => {
    let from = 0, end = 0;
    const most = Math.min(old.length, text.length);
    while (from < most && old[from] === text[from]) ++from;
    while (end < most - from && old[old.length - 1 - end] === text[text.length - 1 - end]) ++end;
    return { from, to: old.length - end, put: text.slice(from, text.length - end) };
  };

  /// Both editors are used alike. Lines and columns begin with 1.
  /** @implements {Workbench.Editor} */
  class Plain {
    /**
     * @param {HTMLElement} home
     * @param {Workbench.EditorEvents} on
     */
    constructor(home, { change, cursor }) {
      this.area = bench.make('textarea', { 'aria-label': label('the file'), 'aria-describedby': 'keys', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', wrap: 'off' });
      this.area.addEventListener('input', () => change(this.area.value));
      for (const event of ['keyup', 'click', 'input']) this.area.addEventListener(event, cursor);
      home.append(this.area);
      this.keys = this.path = '';
    }
    /** @type {Workbench.Editor['show']} */
    show(path, text) {
      if (this.path === path && this.area.value !== text) this.change(text);
      else if (this.path !== path) this.area.value = text;
      this.path = path;
      this.area.setAttribute('aria-label', label(path));
    }
    /**
     * Changes the text as if it were typed, so that the browser can undo it.
     * @param {string} text
     */
    change(text) {
      const { from, to, put } = difference(this.area.value, text), focused = document.activeElement;
      this.area.focus({ preventScroll: true });
      this.area.setSelectionRange(from, to);
      if (!document.execCommand(put ? 'insertText' : 'delete', false, put)) this.area.value = text;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
    undo() { this.run('undo'); }
    redo() { this.run('redo'); }
    /** @param {string} what */
    run(what) {
      const focused = document.activeElement;
      this.area.focus({ preventScroll: true });
      document.execCommand(what);
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    }
    before() { return this.area.value.slice(0, this.area.selectionStart); }
    focus() { this.area.focus(); }
    mark() {}
    forget() { this.path = ''; }
    /** @type {Workbench.Editor['go']} */
    go(line, column) {
      const lines = this.area.value.split('\n');
      const at = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + Math.max(column - 1, 0);
      this.area.focus();
      this.area.setSelectionRange(at, at);
      const height = parseFloat(getComputedStyle(this.area).lineHeight);
      this.area.scrollTop = Math.max(0, (line - 4) * height);
    }
  }

  /** @implements {Workbench.Editor} */
  class Mirror {
    /**
     * @param {HTMLElement} home
     * @param {Workbench.EditorEvents} on
     */
    constructor(home, { change, cursor }) {
      /** @type {Map<string, Workbench.Doc>} */
      this.docs = new Map();
      this.path = '';
      this.mirror = CodeMirror(home, {
        lineNumbers: true, gutters: ['CodeMirror-linenumbers', 'signs'], lineWrapping: true, inputStyle: 'contenteditable', screenReaderLabel: label('the file'), viewportMargin: 40,
      });
      this.hold(true);
      for (const [name, value] of [['role', 'textbox'], ['aria-multiline', 'true'], ['aria-describedby', 'keys']])
        this.mirror.getInputField().setAttribute(name, value);
      this.mirror.on('change', (mirror, { origin }) => { if (origin !== byBench) change(mirror.getValue()); });
      this.mirror.on('cursorActivity', cursor);
      this.mirror.on('blur', () => this.hold(true));
      this.mirror.on('inputRead', (mirror, { text, origin }) => {
        if (!this.held) this.hold(true);
        if (origin === '+input' && !mirror.state.completionActive && text.length === 1 && /[A-Za-z"]$/.test(text[0])) this.complete(mirror, false);
      });
      this.keys = 'Ctrl and Space: what may stand here. Tab indents; Escape, then Tab, leaves the editor.';
    }
    /**
     * Whether the Tab key stays in the editor and indents, or leads on to what comes behind it.
     * @param {boolean} held
     */
    hold(held) {
      this.held = held;
      /** @type {{ [key: string]: false | ((mirror: Workbench.Mirror) => void) }} */
      const keys = {
        Tab: held && (mirror => mirror.somethingSelected() ? mirror.indentSelection('add') : mirror.replaceSelection('  ')),
        'Shift-Tab': held && (mirror => mirror.indentSelection('subtract')),
        'Ctrl-Space': mirror => this.complete(mirror, true),
        Esc: () => {
          this.hold(false);
          bench.say('Tab leaves the editor now.');
        },
      };
      this.mirror.setOption('extraKeys', keys);
    }
    /** @type {Workbench.Editor['show']} */
    show(path, text) {
      let doc = this.docs.get(path);
      if (!doc) this.docs.set(path, doc = CodeMirror.Doc(text, kindOf(path)));
      else if (doc.getValue() !== text) {
        const { from, to, put } = difference(doc.getValue(), text);
        doc.replaceRange(put, doc.posFromIndex(from), doc.posFromIndex(to), byBench);
      }
      this.path = path;
      this.mirror.getInputField().setAttribute('aria-label', label(path));
      if (this.mirror.getDoc() !== doc) this.mirror.swapDoc(doc);
    }
    forget() { this.docs.clear(); }
    undo() { this.mirror.undo(); }
    redo() { this.mirror.redo(); }
    before() {
      const cursor = this.mirror.getCursor();
      return this.mirror.getRange({ line: 0, ch: 0 }, cursor);
    }
    focus() { this.mirror.focus(); }
    /** @type {Workbench.Editor['mark']} */
    mark(problems, open) {
      this.mirror.clearGutter('signs');
      for (const mark of this.mirror.getAllMarks()) if (/^(wrong|open)-here$/.test(mark.className ?? '')) mark.clear();
      const last = this.mirror.lineCount();
      for (const { kind, text, line, column } of open) {
        const from = { line: line - 1, ch: column - 1 }, to = { line: line - 1, ch: column - 1 + text.length };
        if (line >= 1 && line <= last && this.mirror.getRange(from, to) === text)
          this.mirror.markText(from, to, { className: 'open-here', attributes: { title: `no claim proves this ${kind}` } });
      }
      for (const { severity, line, column, message } of problems) {
        if (!(line >= 1 && line <= last)) continue;
        const sign = bench.make('span', { class: `sign ${severity}`, title: message, 'aria-hidden': 'true' }, severity === 'error' ? '●' : '▲');
        const old = this.mirror.lineInfo(line - 1).gutterMarkers?.signs;
        if (!old || severity === 'error') this.mirror.setGutterMarker(line - 1, 'signs', sign);
        const text = this.mirror.getLine(line - 1), from = Math.max(column - 1, 0);
        const length = /^("[^"]*"|[\w.:-]+|.)/.exec(text.slice(from))?.[0].length ?? 0;
        if (length > 0)
          this.mirror.markText({ line: line - 1, ch: from }, { line: line - 1, ch: from + length }, { className: 'wrong-here' });
      }
    }
    /** @type {Workbench.Editor['go']} */
    go(line, column) {
      this.mirror.focus();
      this.mirror.setCursor({ line: line - 1, ch: Math.max(column - 1, 0) });
      this.mirror.scrollIntoView(null, 120);
    }
    /**
     * Offers what may stand at the cursor; of moves, what the engine says.
     * @type {(mirror: Workbench.Mirror, wanted: boolean) => void}
     */
    complete(mirror, wanted) {
      if (!mirror.showHint) return;
      /** @type {{ (of: Workbench.Mirror, give: (hints: Workbench.Hints | null) => void): Promise<void>, async?: boolean }} */
      const hint = async (_, give) => {
        const before = this.before(), answer = bench.completions(this.path, before), to = mirror.getCursor();
        if (!answer) {
          if (wanted) bench.say('Nothing is known that could stand here.');
          wanted = false;
          return give(null);
        }
        wanted = false;
        const { prefix } = answer;
        let { found } = answer;
        if (answer.words) {
          const after = mirror.getValue().slice(before.length).replace(/^[A-Za-z-]+/, '');
          const words = await bench.nextWords(this.path, before.slice(0, before.length - prefix.length), after).catch(() => undefined);
          if (words) found = words.filter(word => word.startsWith(prefix) && word !== prefix)
              .map(word => found.find(each => each.name === word) ?? { name: word, note: '', put: word });
        }
        if (found.length === 0) return give(null);
        /** @type {Workbench.Hints} */
        const shown = { from: { line: to.line, ch: to.ch - prefix.length }, to, list: found.map(each => ({
          text: each.put, displayText: each.name,
          render: element => element.append(each.name, bench.make('span', { class: 'hint-note' }, each.note)),
        })) };
        CodeMirror.on(shown, 'shown', () => bench.byId('main').querySelector('.CodeMirror-hints')?.setAttribute('aria-label', 'What may stand here'));
        give(shown);
      };
      hint.async = true;
      mirror.showHint({ hint, completeSingle: false, container: bench.byId('main') });
    }
  }

  /**
   * Makes the better of the two.
   * @type {Workbench.Bench['openEditor']}
   */
  const openEditor = async (home, on) => {
    try {
      await bench.load('codemirror/codemirror.js');
    } catch {
      return new Plain(home, on);
    }
    const more = ['show-hint', 'toml', 'xml', 'markdown'];
    await Promise.allSettled(more.map(name => bench.load(`codemirror/${name}.js`)));
    for (const name of ['codemirror', 'show-hint']) bench.loadStyle(`codemirror/${name}.css`);
    return new Mirror(home, on);
  };
  bench.openEditor = openEditor;
}
