import { below, breakpoints, reducedMotion, shortWindow } from './breakpoints.ts';
import { darkTokens, lightTokens, sharedTokens, standIns } from './tokens.ts';

const fontFolder = '/assets/fonts';

/** The font files of the first screen, which are worth a preload. */
export const fontFiles = {
  display: `${fontFolder}/ysabeau-latin-wght-normal.woff2`,
  said: `${fontFolder}/ysabeau-latin-wght-italic.woff2`,
  text: `${fontFolder}/hanken-grotesk-latin-wght-normal.woff2`,
} as const;

/**
 * @param display `swap` for headings, whose lines break alike in the stand-in; `optional` for text, which would move if
 *   its font replaced the stand-in later: the next page has it
 */
function fontFace(
  family: string,
  file: string,
  weights: string,
  { style, display }: { style: 'normal' | 'italic'; display: 'swap' | 'optional' },
) {
  return `@font-face { font-family: "${family}"; src: url(${file}) format("woff2"); font-weight: ${weights}; font-style: ${style}; font-display: ${display}; }`;
}

/** Local fonts of equal width; the second list is what Linux machines without the first have. */
const locals = { arial: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'], dejaVu: ['DejaVu Sans'] } as const;

/**
 * Returns fallback fonts from the reader's machine with the metrics of one of ours, so that nothing moves when ours
 * loads.
 * @param wide how much wider ours runs than the local font, over English text at the weights in use
 * @param ascent of ours above the line, `descent` below it, in parts of its size
 */
function standIn(
  families: Record<keyof typeof locals, string>,
  style: 'normal' | 'italic',
  { wide, ascent, descent }: { wide: Record<keyof typeof locals, number>; ascent: number; descent: number },
) {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  const face = (font: keyof typeof locals) => {
    const sources = locals[font].map((name) => `local("${name}")`).join(', ');
    return `@font-face { font-family: "${families[font]}"; src: ${sources}; font-style: ${style}; size-adjust: ${percent(wide[font])}; ascent-override: ${percent(ascent / wide[font])}; descent-override: ${percent(descent / wide[font])}; line-gap-override: 0%; }`;
  };
  return `${face('arial')}\n${face('dejaVu')}`;
}

function declarations(tokens: Record<string, string>) {
  return Object.entries(tokens)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');
}

const fonts = [
  fontFace('Ysabeau Variable', fontFiles.display, '1 1000', { style: 'normal', display: 'swap' }),
  fontFace('Ysabeau Variable', fontFiles.said, '1 1000', { style: 'italic', display: 'optional' }),
  fontFace('Hanken Grotesk Variable', fontFiles.text, '100 900', { style: 'normal', display: 'optional' }),
  standIn(standIns.display, 'normal', { wide: { arial: 0.943, dejaVu: 0.816 }, ascent: 1.054, descent: 0.289 }),
  standIn(standIns.display, 'italic', { wide: { arial: 0.886, dejaVu: 0.772 }, ascent: 1.054, descent: 0.289 }),
  standIn(standIns.text, 'normal', { wide: { arial: 1.006, dejaVu: 0.885 }, ascent: 1, descent: 0.303 }),
].join('\n');

/*
 * Height of the phone's bottom navigation, if a page has one (`data-tab-bar`), for elements that stick to the bottom of
 * the window. The navigation is hidden while a software keyboard leaves little of the window.
 */
const tabBar = `
${below.md} { :root:has([data-tab-bar]) { --tab-bar: calc(68px + env(safe-area-inset-bottom)); } }
@media (max-width: ${breakpoints.md - 0.02}px) and (max-height: ${shortWindow}px) {
  :root:has(:is(input, textarea):focus) { --tab-bar: 0px; }
  :root:has(:is(input, textarea):focus) [data-tab-bar] { display: none; }
}
`;

const themes = `
:root { ${declarations(sharedTokens)} }
:root, [data-theme="dark"] { ${declarations(darkTokens)} }
[data-theme="light"] { ${declarations(lightTokens)} }
@media (prefers-color-scheme: light) { :root:not([data-theme]) { ${declarations(lightTokens)} } }
${below.md} { :root { --bar: 60px; } }
${tabBar}
${reducedMotion} { :root { --t-touch: 0ms; --t-move: 0ms; --t-light: 0ms; --t-breath: 0ms; } }
`;

const elements = `
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-bottom: calc(var(--tab-bar, 0px) + 96px); }
:root:has([data-site-footer]) main { min-height: calc(100vh - var(--bar)); }
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
[data-focus-unasked]:focus-visible { outline: none; }
@keyframes breath { 50% { opacity: .25; } }
`;

/**
 * Styles needed before any script runs, as CSS text for one `<style>` in the document's head: fonts, the tokens of both
 * themes (dark unless `data-theme` on the root or, without it, the reader's system says light), element resets and the
 * focus ring. `data-theme` on an inner element changes the theme of that part of the page.
 */
export const documentStyles = `${fonts}${themes}${elements}`;
