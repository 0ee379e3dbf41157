import { escapeHtml } from '@greenroom/http';

interface FramePage {
  locale: string;
  title: string;
  /** The file name of its script in the folder browser/. */
  script: string;
  styles: string;
  body: string;
  /** `data-` attributes of the root element, which the script reads. */
  data?: Record<string, string>;
}

/** Renders the HTML of a frame. `body` is HTML: its texts must have passed through {@link escapeHtml}. */
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

/** Embeds JSON for the page's script, escaped so that it cannot close the element. */
export function jsonElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
