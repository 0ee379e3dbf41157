const longest = 300;

/** In this order, so that an earlier rule removes what a later one would split. */
const rules: readonly (readonly [what: RegExp, stands: string])[] = [
  // From the first mark to the last: quoted text may contain marks.
  [/"[^]*"|“[^]*”|„[^]*[“”]|«[^]*»|`[^]*`|'[^]*'|‘[^]*’/g, '<words>'],
  // A quotation that was cut short.
  [/["“„«`][^]*$/, '<words>'],
  [/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '<address>'],
  [/[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g, '<address>'],
  [/\b(bearer|basic|token|key|password|secret|code|cookie)\b[\s=:]+\S+/gi, '$1 <token>'],
  // A long string with a digit is an id or a token rather than a word.
  [/(?<![\w<])(?=[\w.~+/-]*\d)[\w.~+/-]{16,}=*/g, '<token>'],
  [/\+?\d[\d\s().:/-]{4,}\d/g, '<number>'],
];

/**
 * Returns an error message without possible personal data: quotations, addresses, tokens, and numbers as long as phone
 * numbers. At most 300 characters.
 */
export function scrub(sentence: string): string {
  return rules.reduce((text, [what, stands]) => text.replace(what, stands), sentence.slice(0, 2_000)).slice(0, longest);
}
