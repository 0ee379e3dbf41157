import { customAuthSlugs, pageAt, paths, readPath, type Locale } from '@greenroom/contracts';

/** Replaces an address that had no link text. */
const removed: Record<Locale, string> = { en: '(link removed)', de: '(Link entfernt)' };

const definition = /^[ \t]{0,3}\[[^\]\n]+\]:[ \t]*\S+(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?[ \t]*$/gm;
const inline =
  /(?<!\\)!?\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\]\(\s*(<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)[^()]*\)/g;
const reference = /(?<!\\)!?\[([^[\]\\]+)\]\[[^[\]]*\]/g;
const autolink = /<(?:[a-z][a-z0-9+.-]*:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/gi;
const bare = new RegExp(
  [
    `(?:[a-z][a-z0-9+.-]{0,20}:)?//[^\\s<>"“”„]+`,
    `(?<![a-z0-9])www\\.[^\\s<>"“”„]+`,
    `(?<![a-z0-9-])(?:[a-z0-9-]{1,63}\\.){1,9}[a-z]{2,24}/[^\\s<>"“”„]*`,
    `(?<![\\w.+-])[\\w.+-]+@[a-z0-9-]+(?:\\.[a-z0-9-]+)+`,
  ].join('|'),
  'gi',
);
/** Punctuation that ends a sentence, or closes a bracket outside the address, is not part of it. */
const afterAddress = /[.,;:!?…'’)\]*_]+$/;

/**
 * Removes links to other sites from a language model's text; the link text stays. Links to pages of this site stay as
 * they are.
 * @param origin of the site, such as `https://example.com`; without it only paths count as own links
 */
export function withoutForeignLinks(markdown: string, origin: string | undefined, language: Locale): string {
  const plain = (words: string) => (words.trim() === '' ? removed[language] : words);
  // Links that stay are replaced by a number between two private-use characters, so that later steps do not change
  // them.
  const kept: string[] = [];
  const keep = (link: string) => `\uE000${kept.push(link) - 1}\uE001`;
  return markdown
    .replace(/[\uE000\uE001]/g, '')
    .replace(definition, '')
    .replace(inline, (link: string, words: string, address: string) =>
      isOwn(address.replace(/^<|>$/g, ''), origin) && !link.startsWith('!') && words.search(bare) < 0
        ? keep(link)
        : plain(words),
    )
    .replace(reference, (_, words: string) => words)
    .replace(autolink, (link) => (isOwn(link.slice(1, -1), origin) ? keep(link) : removed[language]))
    .replace(bare, (found) => {
      const after = afterAddress.exec(found)?.[0] ?? '';
      const address = found.slice(0, found.length - after.length);
      return (isOwn(address, origin) ? address : removed[language]) + after;
    })
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? '');
}

/** Whether an address is a page of this site. */
function isOwn(address: string, origin: string | undefined): boolean {
  const isPath = /^\/(?![/\\])/.test(address);
  if ((!isPath && origin === undefined) || /[\\\s\p{Cc}]/u.test(address)) return false;
  const base = origin ?? 'https://own.invalid';
  if (!isPath && !/^https?:\/\//i.test(address)) return false;
  const url = URL.parse(address, base);
  if (url?.origin !== new URL(base).origin) return false;
  const page = pageAt(url.pathname);
  if (page !== 'customAuth') return page !== undefined;
  const slug = readPath(paths.customAuth, url.pathname)?.['customAuthSlug'];
  return customAuthSlugs.some((known) => known === slug);
}

const tail = /\S*$/;
/** The beginning of an address, or of text that may become one: `ht`, `www.`, `example.`, `me@`. */
const mayBecomeAddress = /^\W*(?:h|ht|htt|https?|https?:.*|f|ft|ftp|ftp:.*|w|ww|www|www\..*)$|[./@:][^\s]*$/i;
/** A bracket still open after this length is not part of a link. In UTF-16 code units. */
const longestLink = 600;

/** Returns the index from which an unfinished text may become a link, or its length if none is possible. */
export function linkHeldFrom(text: string): number {
  const word = tail.exec(text)?.[0] ?? '';
  const wordAt = mayBecomeAddress.test(word) ? text.length - word.length : text.length;
  const angleAt = text.search(/<[^<>\s]*$/);
  const bracketAt = [...text.matchAll(/!?\[/g)].find(({ index }) => {
    const rest = text.slice(index);
    return rest.length < longestLink && !/^!?\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\]|[^([:])/.test(rest);
  })?.index;
  return Math.min(wordAt, angleAt < 0 ? text.length : angleAt, bracketAt ?? text.length);
}
