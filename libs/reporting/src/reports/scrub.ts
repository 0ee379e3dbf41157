const longest = 300;

/** In this order: what a later rule would take apart is gone before it. */
const rules: readonly (readonly [what: RegExp, stands: string])[] = [
  // From the first mark to the last: what is quoted may have marks in it.
  [/"[^]*"|“[^]*”|„[^]*[“”]|«[^]*»|`[^]*`|'[^]*'|‘[^]*’/g, '<words>'],
  // A quotation that was cut short.
  [/["“„«`][^]*$/, '<words>'],
  [/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '<address>'],
  [/[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g, '<address>'],
  [/\b(bearer|basic|token|key|password|secret|code|cookie)\b[\s=:]+\S+/gi, '$1 <token>'],
  // What is long and has a figure in it is an id or a token: nobody's word.
  [/(?<![\w<])(?=[\w.~+/-]*\d)[\w.~+/-]{16,}=*/g, '<token>'],
  [/\+?\d[\d\s().:/-]{4,}\d/g, '<number>'],
];

/**
 * An error's sentence without what could be a person's: quotations, addresses, tokens, numbers as long as those one is
 * rung up by. At most 300 characters.
 */
export function scrub(sentence: string): string {
  return rules.reduce((text, [what, stands]) => text.replace(what, stands), sentence.slice(0, 2_000)).slice(0, longest);
}
