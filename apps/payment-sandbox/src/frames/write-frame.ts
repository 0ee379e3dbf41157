import { escapeHtml } from '@greenroom/http';

interface FramePage {
  locale: string;
  title: string;
  /** Name of its script in the folder browser/. */
  script: string;
  styles: string;
  body: string;
  /** Attributes of the root that the script reads. */
  data?: Record<string, string>;
}

/** The HTML of a frame. What stands in `body` is HTML already: texts in it have gone through {@link escapeHtml}. */
export function writeFrame({ locale, title, script, styles, body, data = {} }: FramePage, nonce: string): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<!doctype html>
<html lang="${locale}"${attributes.join('')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${styles}</style>
<script type="module" src="/sandbox/payments/frames/${script}" nonce="${nonce}"></script>
</head>
<body>
${body}
</body>
</html>`;
}

/** Data for the page's script; nothing in it can end the element. */
export function jsonElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
