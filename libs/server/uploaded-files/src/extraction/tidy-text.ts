import { type TextLimits, textLimits } from './text-limits.ts';

/**
 * Normalises a text for storage: one kind of line break, no characters that the database cannot hold, at most
 * `charactersKept` long.
 * @returns an empty text if nothing is left
 */
export function tidyText(text: string, limits: TextLimits = textLimits.material): string {
  return (
    text
      .slice(0, limits.charactersTidied)
      .replace(/\r\n?/g, '\n')
      // eslint-disable-next-line no-control-regex -- control characters are what is looked for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      // The lookbehind keeps this linear in the number of blanks.
      .replace(/(?<![ \t])[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .slice(0, limits.charactersKept)
      .toWellFormed()
  );
}
