import type { ChatPost } from '@greenroom/contracts';
import { cut } from './post-to-webhook.ts';

/**
 * Slack's limits in characters (docs.slack.dev, Block Kit reference); `all` is our own, well below what Slack refuses.
 */
export const slackLimits = {
  blocks: 50,
  header: 150,
  section: 3_000,
  fields: 10,
  field: 2_000,
  all: 13_000,
  button: 75,
};

interface SlackText {
  type: 'plain_text';
  text: string;
  emoji: false;
}
export type SlackBlock =
  | { type: 'header'; text: SlackText }
  | { type: 'section'; text: SlackText }
  | { type: 'section'; fields: SlackText[] }
  | { type: 'context'; elements: SlackText[] }
  | { type: 'actions'; elements: { type: 'button'; text: SlackText; url: string }[] };

/**
 * Converts a post to Block Kit. All text is `plain_text`, in which Slack reads no mentions, links or markup, so nothing
 * said in a meeting has any effect. Leaves out empty texts, which Slack refuses.
 */
export function slackBlocks({ title, about, summary, figures, parts, link }: ChatPost): SlackBlock[] {
  let room = slackLimits.all;
  const text = (words: string, most: number): SlackText | undefined => {
    const shown = cut(words.trim(), Math.min(most, room));
    if (shown === '') return undefined;
    room -= shown.length;
    return { type: 'plain_text', text: shown, emoji: false };
  };
  const section = (words: string): SlackBlock[] => {
    const shown = text(words, slackLimits.section);
    return shown ? [{ type: 'section', text: shown }] : [];
  };

  // Reserves room for the link first: a post that is too long is cut before the link.
  const label = text(link.text, slackLimits.button);
  const heading = text(title, slackLimits.header);
  const under = text(about, slackLimits.section);
  const fields = figures
    .slice(0, slackLimits.fields)
    .flatMap((figure) => text(`${figure.label}\n${figure.value} ${figure.rating}`, slackLimits.field) ?? []);
  const blocks: SlackBlock[] = [
    ...(heading ? [{ type: 'header' as const, text: heading }] : []),
    ...(under ? [{ type: 'context' as const, elements: [under] }] : []),
    ...section(summary.join('\n')),
    ...(fields.length > 0 ? [{ type: 'section' as const, fields }] : []),
    ...parts.flatMap(({ heading: of, lines }) =>
      lines.length === 0 ? [] : section([of, ...lines.map((line) => `•  ${line}`)].join('\n')),
    ),
  ];
  return [
    ...blocks.slice(0, slackLimits.blocks - 1),
    ...(label
      ? [{ type: 'actions' as const, elements: [{ type: 'button' as const, text: label, url: link.url }] }]
      : []),
  ];
}
