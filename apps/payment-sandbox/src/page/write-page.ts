import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { policyText } from '@greenroom/federation';
import { html, type Html } from './html.ts';
import { styles } from './styles.ts';

/** Sends a page that works without scripts and forbids them. */
export function sendPage(reply: FastifyReply, title: string, body: Html): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.text.replace('</title>', () => `</title><style nonce="${nonce}">${styles}</style>`);
  return reply
    .header('content-security-policy', policy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

const policy = (nonce: string) =>
  policyText({
    'default-src': ["'none'"],
    'style-src': [`'nonce-${nonce}'`],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

/** Formats a time in seconds as UTC, to the minute. */
export function shownTime(seconds: number | null | undefined): Html {
  if (typeof seconds !== 'number') return html`–`;
  const iso = new Date(seconds * 1000).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`;
}

/** Marks a Stripe status as good, as a warning, or as bad. */
export function shownStatus(status: string | null): Html {
  const tone = good.has(status ?? '') ? 'good' : bad.has(status ?? '') ? 'bad' : 'warn';
  return html`<span class="${tone}">${status}</span>`;
}

const good = new Set(['active', 'paid', 'succeeded', 'delivered', 'trialing', 'complete', 'ready']);
const bad = new Set(['canceled', 'unpaid', 'failed', 'given-up', 'lost', 'incomplete_expired', 'uncollectible']);

/** Renders a table, or a message if it has no rows. */
export function table(heads: readonly string[], rows: readonly Html[], nothing: string): Html {
  if (rows.length === 0) return html`<div class="scroll"><p class="empty">${nothing}</p></div>`;
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
