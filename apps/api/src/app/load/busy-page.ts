import { createHash } from 'node:crypto';
import type { Locale } from '@greenroom/contracts';

const words: Record<Locale, { title: string; text: string; note: string }> = {
  en: {
    title: 'The house is full',
    text: 'More people are here than we can look after at once. What you have done is kept.',
    note: 'This page tries again by itself in a few seconds.',
  },
  de: {
    title: 'Das Haus ist voll',
    text: 'Es sind gerade mehr Menschen hier, als wir auf einmal betreuen können. Was Sie getan haben, ist gespeichert.',
    note: 'Diese Seite versucht es in wenigen Sekunden von selbst wieder.',
  },
};

/** Colours of the look; it asks for nothing else, since there is nothing to spare. */
const style = `:root{color-scheme:dark light;--bg:#14110e;--text:#f5eee3;--soft:#c2b7a9}
@media (prefers-color-scheme:light){:root{--bg:#f5f2ec;--text:#1d1915;--soft:#564d43}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--text);font:18px/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem}h1{font:600 2.25rem/1.2 Georgia,serif;margin:0 0 1rem}p{margin:0 0 1rem}p+p{color:var(--soft)}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The page for those who ask for one while nothing can be answered: calm, without scripts, and it asks again. */
export function busyPage(locale: Locale, retryAfterSeconds: number): { html: string; policy: string } {
  const { title, text, note } = words[locale];
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="refresh" content="${retryAfterSeconds}"><title>${title}: Greenroom</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p>${note}</p></main></body></html>
`;
  return { html, policy };
}
