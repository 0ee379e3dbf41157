import { type TextLimits, textLimits } from './text-limits.ts';

/**
 * A text as it is stored: in one form, without what a database cannot hold, and at most `charactersKept` long.
 * @returns an empty text where nothing is left
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
