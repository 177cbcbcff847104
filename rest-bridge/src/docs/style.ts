/** The documentation's style sheet, served at its own path so that the page needs no inline style. */
export const STYLE = `:root { color-scheme: light dark; --line: light-dark(#d8d4ce, #45413c); --soft: light-dark(#f6f4f1, #25221f); --accent: light-dark(#8a3b12, #f0a878); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; }
h2 { font-size: 1.05rem; margin: 0; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
h3 { font-size: .95rem; margin: 1rem 0 .25rem; }
a { color: var(--accent); }
form { display: flex; align-items: center; gap: .5rem; flex-wrap: wrap; margin: 1rem 0; }
input { flex: 1 1 16rem; font: inherit; padding: .4rem .6rem; border: 1px solid var(--line); border-radius: 4px; }
button { font: inherit; padding: .4rem 1rem; }
nav ul { list-style: none; padding: 0; columns: 20rem; font-family: ui-monospace, monospace; font-size: .85rem; }
article { border: 1px solid var(--line); border-radius: 8px; padding: 1rem; margin: 1rem 0; }
.method { color: var(--accent); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
code, pre { font-family: ui-monospace, monospace; font-size: .85rem; }
pre { background: var(--soft); padding: .75rem; border-radius: 4px; overflow-x: auto; }
`;
