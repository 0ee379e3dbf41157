import { createHash } from 'node:crypto';
import type { Locale } from '@greenroom/contracts';

/** The site's colours, inline because the page loads nothing else. */
const style = `:root{color-scheme:dark light;--bg:#14110e;--text:#f5eee3;--soft:#c2b7a9}
@media (prefers-color-scheme:light){:root{--bg:#f5f2ec;--text:#1d1915;--soft:#564d43}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--text);font:18px/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem}h1{font:600 2.25rem/1.2 Georgia,serif;margin:0 0 1rem}h2{font:inherit;font-weight:600;margin:0 0 1rem}p{margin:0 0 1rem}p+p{color:var(--soft)}a{color:inherit}code{overflow-wrap:anywhere}`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export interface PlainPage {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

interface PlainPageInput {
  locale: Locale;
  title: string;
  /** HTML of the `main` element. */
  main: string;
  refreshAfterSeconds?: number;
}

/** Returns a page without scripts, for when nothing else can be served. */
export function plainPage({ locale, title, main, refreshAfterSeconds }: PlainPageInput): PlainPage {
  const refresh =
    refreshAfterSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshAfterSeconds}">`;
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refresh}<title>${title}: Greenroom</title><style>${style}</style></head>
<body><main>${main}</main></body></html>
`;
  return { html, policy };
}
