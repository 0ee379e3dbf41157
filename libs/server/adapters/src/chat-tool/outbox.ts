import { randomUUID } from 'node:crypto';
import type { ChatPost } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { outboxMails } from '@greenroom/mail/tables';
import { escapeHtml } from '@greenroom/http';
import type { ChatTool } from '@greenroom/ports/chat-tool';

/** Stores posts in the outbox of a demonstration, next to its mails, where its operator can read them. */
export function chatOutbox(db: Queryable): ChatTool {
  return {
    name: 'outbox',
    accepts: () => true,
    async post(post) {
      const text = asText(post);
      const html = `<!doctype html><html><head></head><body><pre>${escapeHtml(text)}</pre></body></html>`;
      await db.insert(outboxMails).values({ uuid: randomUUID(), to: 'team chat', subject: post.title, text, html });
    },
  };
}

function asText({ title, about, summary, figures, parts, link }: ChatPost): string {
  return [
    title,
    about,
    summary.join('\n'),
    figures.map(({ label, value, rating }) => `${label}: ${value} ${rating}`).join('\n'),
    ...parts.map(({ heading, lines }) => [heading, ...lines.map((line) => `•  ${line}`)].join('\n')),
    `${link.text}: ${link.url}`,
  ].join('\n\n');
}
