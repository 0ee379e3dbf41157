import { localeTag } from '@greenroom/contracts';
import type { DocumentInput } from '@greenroom/federation';
import type { PageHead } from '@greenroom/navigation';
import { fullTitle } from '@greenroom/navigation/server';
import type { messages } from '../messages/index.ts';
import { escapeHtml, jsonForHtml } from './escape-html.ts';

/** Returns the meta tags for search engines and previews: the page's own, or the site's by default. */
export function headTags(input: DocumentInput, head: PageHead | undefined, t: typeof messages.text): string {
  const { locale, siteUrl, supportUrl, url, found } = input;
  const address = siteUrl + new URL(url, siteUrl).pathname;
  const title = head ? fullTitle(head.title) : 'Greenroom';
  const description = head?.description ?? t('landing.lead');
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    found ? `<link rel="canonical" href="${escapeHtml(address)}">` : meta('name', 'robots', 'noindex'),
    ...(supportUrl === undefined ? [] : [`<link rel="help" href="${escapeHtml(supportUrl)}">`]),
    meta('property', 'og:type', head?.subject?.['@type'] === 'Article' ? 'article' : 'website'),
    meta('property', 'og:site_name', 'Greenroom'),
    meta('property', 'og:title', head?.title ?? 'Greenroom'),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${siteUrl}/assets/icons/icon-512.png`),
    meta('property', 'og:locale', localeTag[locale].replace('-', '_')),
    meta('name', 'twitter:card', 'summary'),
    ...(head?.subject ? [subjectBlock(head.subject, address)] : []),
  ].join('\n');
}

function subjectBlock(subject: NonNullable<PageHead['subject']>, url: string): string {
  const data = { '@context': 'https://schema.org', ...subject, url };
  return `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
}
