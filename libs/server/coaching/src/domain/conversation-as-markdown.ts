import { dateTag, type Locale } from '@greenroom/contracts';

export interface ExportedMessage {
  author: 'person' | 'coach';
  /** Markdown from a coach, plain text from a person. */
  text: string;
  status: string;
  createdAt: Date;
  cards: readonly { title: string; url: string }[];
}

export interface ExportedConversation {
  title: string;
  coachName: string;
  createdAt: Date;
  messages: readonly ExportedMessage[];
}

const words = {
  en: {
    heading: (name: string) => `A conversation with ${name}`,
    begun: (day: string) => `Begun on ${day}. Times are UTC.`,
    you: 'You',
    removed: 'This message was removed.',
    stopped: 'Stopped here.',
    failed: 'This answer could not be finished.',
    writing: 'This answer was still being written.',
  },
  de: {
    heading: (name: string) => `Ein Gespräch mit ${name}`,
    begun: (day: string) => `Begonnen am ${day}. Zeiten in UTC.`,
    you: 'Du',
    removed: 'Diese Nachricht wurde entfernt.',
    stopped: 'Hier angehalten.',
    failed: 'Diese Antwort konnte nicht beendet werden.',
    writing: 'Diese Antwort wurde noch geschrieben.',
  },
} satisfies Record<Locale, object>;

/** Renders a conversation as a Markdown document. */
export function conversationAsMarkdown(conversation: ExportedConversation, locale: Locale): string {
  const { heading, begun, you } = words[locale];
  const { title, coachName, createdAt, messages } = conversation;
  const day = new Intl.DateTimeFormat(dateTag[locale], { dateStyle: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(dateTag[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const begin = [`# ${heading(escapeMarkdown(coachName))}`, `*${escapeMarkdown(title)}*`, begun(day.format(createdAt))];
  const said = messages.flatMap((message) => [
    `## ${message.author === 'coach' ? escapeMarkdown(coachName) : you}, ${moment.format(message.createdAt)}`,
    ...body(message, locale),
  ]);
  return `${[...begin, ...said].join('\n\n')}\n`;
}

function body({ author, text, status, cards }: ExportedMessage, locale: Locale): string[] {
  const { removed, stopped, failed, writing } = words[locale];
  const note = { removed, stopped, failed, writing }[status];
  return [
    author === 'coach' ? lowerHeadings(text.trim()) : escapeMarkdown(text.trim()),
    cards.map(({ title, url }) => `- [${escapeMarkdown(title)}](${url})`).join('\n'),
    note === undefined ? '' : `*${note}*`,
  ].filter((part) => part !== '');
}

/** Escapes plain text so that Markdown shows it unchanged, line by line. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2')
    .replace(/^[ \t]+/gm, '')
    .replace(/([^\n])\n(?=[^\n])/g, '$1  \n');
}

/** Moves the headings of an answer below the heading that names its author. */
function lowerHeadings(markdown: string): string {
  return markdown.replace(/^#{1,4}(?=[ \t])/gm, '##$&');
}
