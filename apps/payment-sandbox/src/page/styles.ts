/** The site's design tokens that these pages need; a test compares them with the originals. */
export const tokens = {
  dark: {
    '--bg': '#14110e',
    '--surface-1': '#1c1814',
    '--line': '#352e27',
    '--line-strong': '#857a6d',
    '--text': '#f5eee3',
    '--text-2': '#c2b7a9',
    '--accent': '#e9e19e',
    '--on-accent': '#1d1b0c',
    '--good': '#a9c48f',
    '--warn': '#e8b76a',
    '--bad': '#f0957d',
    '--focus': '#f5eee3',
  },
  light: {
    '--bg': '#f5f2ec',
    '--surface-1': '#fffdf9',
    '--line': '#dad2c5',
    '--line-strong': '#857a6c',
    '--text': '#1d1915',
    '--text-2': '#564d43',
    '--accent': '#34513a',
    '--on-accent': '#fbfaf0',
    '--good': '#3a6530',
    '--warn': '#855508',
    '--bad': '#a23a23',
    '--focus': '#1d1915',
  },
} as const;

const asText = (theme: Readonly<Record<string, string>>) =>
  Object.entries(theme)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');

export const styles = `
:root { color-scheme: dark; ${asText(tokens.dark)} }
@media (prefers-color-scheme: light), print { :root { color-scheme: light; ${asText(tokens.light)} } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0 auto; padding: 32px clamp(16px, 4vw, 48px) 64px; max-width: 1200px; background: var(--bg); color: var(--text); font: 400 16px/1.55 'Hanken Grotesk', system-ui, sans-serif; }
a { color: inherit; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
h1 { margin: 0 0 4px; font-size: clamp(26px, 4vw, 34px); line-height: 1.15; font-weight: 500; overflow-wrap: anywhere; }
h2 { margin: 40px 0 12px; font-size: 20px; font-weight: 500; }
p { margin: 0 0 12px; color: var(--text-2); max-width: 70ch; }
nav { display: flex; flex-wrap: wrap; gap: 8px 20px; margin-bottom: 24px; }
nav a { padding: 10px 0; }
nav a[aria-current] { font-weight: 600; text-decoration-thickness: 2px; }
td form { display: inline-block; margin: 0 8px 8px 0; }
pre { margin: 0; padding: 14px; font-size: 13px; line-height: 1.5; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--surface-1); }
table { width: 100%; min-width: 620px; border-collapse: collapse; font-size: 15px; }
th, td { padding: 10px 14px; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; font-weight: 500; color: var(--text-2); white-space: nowrap; }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font-size: 13px; color: var(--text-2); overflow-wrap: anywhere; }
.good { color: var(--good); } .warn { color: var(--warn); } .bad { color: var(--bad); }
.hand { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 16px 0; }
.hand form { margin: 0; }
button { min-height: 44px; padding: 8px 18px; border: 1px solid var(--line-strong); border-radius: 8px; background: transparent; color: inherit; font: inherit; cursor: pointer; }
button.first { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
.empty { padding: 14px; margin: 0; }
@media print { nav, .hand { display: none; } body { padding: 0; } }
`;
