import { type Locale, supportLabel } from '@greenroom/contracts';
import { escapeHtml } from '@greenroom/http';
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
  const p = (sentence: string) => `<p style="margin:0 0 16px">${escapeHtml(sentence)}</p>`;
  const button =
    link &&
    `<p style="margin:0 0 16px"><a href="${escapeHtml(link.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#34513a;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>`;
  const below = stop
    ? `\n<p style="margin:16px 0 0;font-size:14px"><a href="${escapeHtml(stop.href)}" style="color:#564d43">${escapeHtml(stop.label)}</a></p>`
    : '';
  const support = supportUrl
    ? `\n<p style="margin:16px 0 0;font-size:14px;color:#564d43">${escapeHtml(supportWords[locale])} <a href="${escapeHtml(supportUrl)}" style="color:#564d43">${escapeHtml(supportLabel(supportUrl))}</a></p>`
    : '';
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f5f2ec;color:#1d1915;font:16px/1.55 'Hanken Grotesk',system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:12px;background:#fffdf9">
${[p(greeting), ...paragraphs.before.map(p), ...(button ? [button] : []), ...paragraphs.after.map(p)].join('\n')}
<p style="margin:0;color:#564d43">${escapeHtml(closing)}</p>${below}${support}
</div></body></html>
`;
  return { subject, html, text: `${text}\n`, ...('oneClick' in content && { unsubscribe: content.oneClick }) };
}
