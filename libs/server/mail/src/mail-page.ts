import type { Locale } from '@greenroom/contracts';
import { escapeHtml } from '@greenroom/http/escape-html';

interface MailLink {
  href: string;
  label: string;
}

/** What a mail says, part by part. All of it is plain text. */
export interface MailParts {
  subject: string;
  /** Shown by mail programs beside the subject, before the mail is opened. */
  preview: string;
  greeting: string;
  before: readonly string[];
  action: MailLink | undefined;
  after: readonly string[];
  closing: string;
  /** Links in small type at the end, each after a few words. */
  footer: readonly (MailLink & { lead: string })[];
}

/** Colors of the site's themes (docs/specification.md, 14.1). */
export const palettes = {
  light: { page: '#f5f2ec', sheet: '#fffdf9', text: '#1d1915', quiet: '#564d43', button: '#34513a', label: '#fbfaf0' },
  dark: { page: '#14110e', sheet: '#1c1814', text: '#f5eee3', quiet: '#c2b7a9', button: '#e9e19e', label: '#1d1b0c' },
} as const;

const { light, dark } = palettes;
const text = "font-family:'Hanken Grotesk',Helvetica,Arial,sans-serif";
const heading = "font-family:'Ysabeau',Georgia,'Times New Roman',serif";

/** For programs with a dark theme that read style sheets; the others show the light one or turn its colors around. */
const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}
.sheet{background:${dark.sheet}!important}
.text{color:${dark.text}!important}
.quiet{color:${dark.quiet}!important}
.button{background:${dark.button}!important}
.label{color:${dark.label}!important}
}`.replaceAll('\n', '');

/**
 * Lays a mail out in the way that mail programs agree on: tables, styles at each element, no pictures, no scripts, no
 * font or style from elsewhere. The name of the site is text, since programs hide pictures until the reader allows
 * them, and loading one tells the sender when a mail was read.
 * @returns an HTML document
 */
export function mailPage(locale: Locale, parts: MailParts): string {
  const { subject, preview, greeting, before, action, after, closing, footer } = parts;
  const body = [
    ...[greeting, ...before].map(paragraph),
    ...(action ? [button(action)] : []),
    ...after.map(paragraph),
    `<p class="quiet" style="margin:0;color:${light.quiet}">${escapeHtml(closing)}</p>`,
  ];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head>
<body class="page" style="margin:0;padding:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
${table('class="page" width="100%"', `background:${light.page}`, `padding:32px 16px`, sheetOf(body, footer))}
</body></html>
`;
}

const sheetOf = (body: readonly string[], footer: MailParts['footer']) =>
  table(
    'align="center" width="560"',
    `width:100%;max-width:560px;margin:0 auto;${text};font-size:16px;line-height:1.55`,
    'padding:0',
    [
      `<p class="text" style="margin:0 0 20px;${heading};font-size:26px;line-height:1.2;color:${light.text}">Greenroom</p>`,
      table(
        'class="sheet" width="100%"',
        `border-radius:12px;background:${light.sheet}`,
        `padding:32px;${text};font-size:16px;line-height:1.55`,
        body.join('\n'),
      ),
      ...footer.map(small),
    ].join('\n'),
  );

/** A table with one cell, for layout only. */
const table = (attributes: string, style: string, cell: string, content: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes} style="border-collapse:separate;${style}"><tr><td style="${cell}">
${content}
</td></tr></table>`;

const paragraph = (sentence: string) =>
  `<p class="text" style="margin:0 0 16px;color:${light.text}">${escapeHtml(sentence)}</p>`;

const button = ({ href, label }: MailLink) =>
  `<p style="margin:0 0 16px"><a class="button label" href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${light.button};color:${light.label};text-decoration:none">${escapeHtml(label)}</a></p>`;

const small = ({ lead, href, label }: MailParts['footer'][number]) =>
  `<p class="quiet" style="margin:16px 0 0;font-size:14px;color:${light.quiet}">${escapeHtml(lead)}${lead === '' ? '' : ' '}<a class="quiet" href="${escapeHtml(href)}" style="color:${light.quiet}">${escapeHtml(label)}</a></p>`;
