// Strings that would run a script if a page took them for more than words. Each calls harmed with
// its own number: n7, for a bare 7 in an article would want a proof.

const ends = ['', '">', "'>", '</title>', '</style>', '</script>', '-->', ']]>', '</svg>', '</textarea></select>'];

const scripts = [
  n => `<script>harmed(n${n})</script>`,
  n => `<img src=x onerror=harmed(n${n})>`,
  n => `<svg onload=harmed(n${n})><script>harmed(n${n})</script></svg>`,
  n => `<iframe srcdoc="<script>parent.harmed(n${n})</script>"></iframe>`,
  n => `<a href="javascript:harmed(n${n})" autofocus onfocus=harmed(n${n})>x</a>`,
  n => `<details open ontoggle=harmed(n${n})>x</details>`,
  n => `<math><mtext><style><img src=x onerror=harmed(n${n})></style>`,
  n => `<body onload=harmed(n${n})><base href="javascript:harmed(n${n})//">`,
  n => `<object data="javascript:harmed(n${n})"></object><embed src="javascript:harmed(n${n})">`,
  n => `<style>@keyframes x{}*{animation:x}</style><b style="animation:x" onanimationstart=harmed(n${n})>`,
  n => `<form action="javascript:harmed(n${n})"><button autofocus onfocus=harmed(n${n})>x</button></form>`,
  n => `<template><script>harmed(n${n})</script></template><video onloadstart=harmed(n${n}) src=x>`,
];

const others = [
  n => `javascript:harmed(n${n})`,
  n => `JaVaScRiPt:harmed(n${n})//`,
  n => `data:text/html,<script>parent.harmed(n${n})</script>`,
  n => `" autofocus onfocus=harmed(n${n}) x="`,
  n => `' onmouseover=harmed(n${n}) autofocus onfocus=harmed(n${n}) x='`,
  n => `"-harmed(n${n})-"`,
  n => `';harmed(n${n});'`,
  n => `\\';harmed(n${n});//`,
  n => `\\");harmed(n${n});//`,
  n => `"});harmed(n${n});({"x":"`,
  n => `\${harmed(n${n})}`,
  n => `\`;harmed(n${n});\``,
  n => `{ {harmed(n${n})} }`,
  n => `&lt;script&gt;harmed(n${n})&lt;/script&gt;`,
  n => `&#60;img src=x onerror=harmed(n${n})&#62;`,
  n => `%3Cimg src=x onerror=harmed(n${n})%3E`,
  n => `\\u003cimg src=x onerror=harmed(n${n})\\u003e`,
  n => `‹script›harmed(n${n})‹/script›`,
  n => `<scr\u200bipt>harmed(n${n})</scr\u200bipt>`,
  n => `\u202e<img src=x onerror=harmed(n${n})>\u202c`,
  n => `<![CDATA[<script>harmed(n${n})</script>]]>`,
  n => `<!--><script>harmed(n${n})</script>`,
  n => `<?xml-stylesheet href="javascript:harmed(n${n})"?>`,
  n => `<!DOCTYPE x [<!ENTITY y "<script>harmed(n${n})</script>">]>&y;`,
  n => `url("javascript:harmed(n${n})")`,
  n => `;}*{background:url(x)}</style><script>harmed(n${n})</script>`,
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => '<'.repeat(40) + '&'.repeat(40) + '"'.repeat(40),
];

export const hostile_strings = [
  ...scripts.flatMap(script => ends.map(end => n => end + script(n))),
  ...others,
].map((make, n) => make(n));

/// For --short: each script and each end once, and two of five others.
export const few_hostile_strings = hostile_strings.filter((_, n) => {
  const script = Math.floor(n / ends.length);
  return script < scripts.length ? n % ends.length === script % ends.length : n % 5 < 2;
});
if (hostile_strings.length < 150) throw new Error('there are fewer than 150 hostile strings');
