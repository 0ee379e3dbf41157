import { below, reducedMotion } from './breakpoints.ts';
import { darkTokens, lightTokens, sharedTokens, standIns } from './tokens.ts';

const fontFolder = '/assets/fonts';

/** The font files of a first screen, worth a preload. */
export const fontFiles = {
  display: `${fontFolder}/ysabeau-latin-wght-normal.woff2`,
  said: `${fontFolder}/ysabeau-latin-wght-italic.woff2`,
  text: `${fontFolder}/hanken-grotesk-latin-wght-normal.woff2`,
} as const;

function fontFace(family: string, file: string, weights: string, style: 'normal' | 'italic') {
  return `@font-face { font-family: "${family}"; src: url(${file}) format("woff2"); font-weight: ${weights}; font-style: ${style}; font-display: swap; }`;
}

/**
 * A font of the reader's own machine in the measure of one of ours, so that nothing moves when ours comes.
 * @param wide how much wider ours runs than Arial, over a page of English at the weights in use
 * @param ascent of ours above the line, `descent` below it, in parts of its size
 */
function standIn(
  family: string,
  style: 'normal' | 'italic',
  { wide, ascent, descent }: Record<'wide' | 'ascent' | 'descent', number>,
) {
  const local = ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'].map((name) => `local("${name}")`).join(', ');
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  return `@font-face { font-family: "${family}"; src: ${local}; font-style: ${style}; size-adjust: ${percent(wide)}; ascent-override: ${percent(ascent / wide)}; descent-override: ${percent(descent / wide)}; line-gap-override: 0%; }`;
}

function declarations(tokens: Record<string, string>) {
  return Object.entries(tokens)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');
}

const fonts = [
  fontFace('Ysabeau Variable', fontFiles.display, '1 1000', 'normal'),
  fontFace('Ysabeau Variable', fontFiles.said, '1 1000', 'italic'),
  fontFace('Hanken Grotesk Variable', fontFiles.text, '100 900', 'normal'),
  standIn(standIns.display, 'normal', { wide: 0.943, ascent: 1.054, descent: 0.289 }),
  standIn(standIns.display, 'italic', { wide: 0.886, ascent: 1.054, descent: 0.289 }),
  standIn(standIns.text, 'normal', { wide: 1.006, ascent: 1, descent: 0.303 }),
].join('\n');

const themes = `
:root { ${declarations(sharedTokens)} }
:root, [data-theme="dark"] { ${declarations(darkTokens)} }
[data-theme="light"] { ${declarations(lightTokens)} }
@media (prefers-color-scheme: light) { :root:not([data-theme]) { ${declarations(lightTokens)} } }
${below.md} { :root { --bar: 60px; } }
${reducedMotion} { :root { --t-touch: 0ms; --t-move: 0ms; --t-light: 0ms; --t-breath: 0ms; } }
`;

const elements = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body { margin: 0; background: var(--bg); color: var(--text); font: 400 var(--fs-body)/1.55 var(--font-text); -webkit-font-smoothing: antialiased; min-height: 100vh; min-height: 100dvh; overflow-wrap: break-word; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
h1, h2, h3, h4 { font-size: inherit; font-weight: inherit; }
ul, ol { list-style: none; }
a { color: inherit; text-decoration-color: var(--line-strong); text-underline-offset: 3px; }
a:hover { text-decoration-color: currentColor; }
img { display: block; max-width: 100%; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; border-radius: var(--r-print); }
@keyframes breath { 50% { opacity: .25; } }
`;

/**
 * All that must be styled before any script runs, as CSS text for one `<style>` in the document's head: fonts, the
 * tokens of both themes (dark unless `data-theme` on the root or, without it, the reader's system says light),
 * element resets and the focus ring. `data-theme` on an inner element turns that part of the page.
 */
export const documentStyles = `${fonts}${themes}${elements}`;
