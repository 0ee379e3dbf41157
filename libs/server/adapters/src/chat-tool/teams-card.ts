import type { ChatPost } from '@greenroom/contracts';
import { cut } from './post-to-webhook.ts';

/** In bytes of JSON. Teams refuses more (learn.microsoft.com, "Create an Incoming Webhook": 28 KB). */
export const teamsLimit = 28 * 1024;

/** Teams shows text runs literally; it would parse a `TextBlock` as Markdown with links. */
const runs = (text: string, more: object = {}, around: object = {}) => ({
  type: 'RichTextBlock',
  ...around,
  inlines: [{ type: 'TextRun', text: cut(text, 1_000), ...more }],
});
const big = { size: 'Large', weight: 'Bolder' };
const below = { spacing: 'Medium' };

/** Converts a post to an Adaptive Card, in the message that a Teams workflow takes. Cuts excess text from the end. */
export function teamsMessage({ title, about, summary, figures, parts, link }: ChatPost): object {
  const body = [
    runs(title, big),
    runs(about, { isSubtle: true }),
    ...summary.map((sentence) => runs(sentence)),
    ...figures.map(({ label, value, rating }) => runs(`${label}: ${value} ${rating}`)),
    ...parts.flatMap(({ heading, lines }) =>
      lines.length === 0
        ? []
        : [runs(heading, { weight: 'Bolder' }, below), ...lines.map((line) => runs(`•  ${line}`))],
    ),
  ].filter(({ inlines: [first] }) => first?.text.trim() !== '');
  const message = (shown: readonly object[]) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: shown,
          actions: [{ type: 'Action.OpenUrl', title: cut(link.text, 75), url: link.url }],
        },
      },
    ],
  });
  let shown = body.length;
  while (shown > 1 && Buffer.byteLength(JSON.stringify(message(body.slice(0, shown)))) > teamsLimit) shown -= 1;
  return message(body.slice(0, shown));
}
