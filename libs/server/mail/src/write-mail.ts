import { type Locale, supportLabel } from '@greenroom/contracts';
import { mailPage } from './mail-page.ts';
import type { MailTemplate } from './mail-template.ts';
import { words } from './words.ts';

export interface WrittenMail {
  subject: string;
  html: string;
  text: string;
  /** The URL that mail programs call to unsubscribe from mails of this kind. */
  unsubscribe?: string;
}

const stopWords: Record<Locale, string> = { en: 'No more reminders by mail', de: 'Keine Erinnerungen per E-Mail mehr' };

const supportWords: Record<Locale, string> = { en: 'Questions? We’re here:', de: 'Fragen? Sie erreichen uns hier:' };

/**
 * Writes a mail as HTML and as plain text with the same content.
 * @param supportUrl where to get help, as a `mailto:` or `https:` URL
 * @param timeZone the recipient's
 */
export function writeMail(
  content: MailTemplate,
  locale: Locale,
  { supportUrl, timeZone = 'UTC' }: { supportUrl?: string | undefined; timeZone?: string } = {},
): WrittenMail {
  const { subject, paragraphs, action, closing, greeting } = words(content, { locale, timeZone });
  const link = 'link' in content && action ? { href: content.link, label: action } : undefined;
  const stop = 'stop' in content ? { href: content.stop, label: stopWords[locale] } : undefined;
  const text = [
    greeting,
    ...paragraphs.before,
    ...(link ? [`${link.label}:\n${link.href}`] : []),
    ...paragraphs.after,
    ...(stop ? [`${stop.label}:\n${stop.href}`] : []),
    ...(supportUrl ? [`${supportWords[locale]} ${supportLabel(supportUrl)}`] : []),
    closing,
  ].join('\n\n');
  const html = mailPage(locale, {
    ...{ subject, greeting, closing, before: paragraphs.before, action: link, after: paragraphs.after },
    preview: paragraphs.before[0] ?? '',
    footer: [
      ...(stop ? [{ lead: '', ...stop }] : []),
      ...(supportUrl ? [{ lead: supportWords[locale], href: supportUrl, label: supportLabel(supportUrl) }] : []),
    ],
  });
  return { subject, html, text: `${text}\n`, ...('oneClick' in content && { unsubscribe: content.oneClick }) };
}
