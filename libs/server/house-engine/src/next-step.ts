import { isMeant } from './is-meant.ts';
import { turned, withoutOuterMarks } from './own-words.ts';
import { looksGerman, wordsOf } from './words.ts';

const day =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const when = new RegExp(
  `\\b(${day}|today|tonight|tomorrow|this (morning|afternoon|evening|week|weekend|month)|next (week|month)|weekend|at (\\d|noon|lunch|breakfast|dinner)|(before|after) (work|lunch|dinner|supper|school|breakfast|bed|the meeting|i go)|in (a|an|one|two|three|\\d+) (minutes?|hours?|days?|weeks?)|right (now|away)|straight away|on the \\d|\\d{1,2}(st|nd|rd|th)\\b|by the end of|heute|morgen( früh| abend)?|abends?|nächste woche|wochenende|um \\d+|sofort)`,
  'i',
);
const commits =
  /\b(i'll|i will|i'm going to|i am going to|i'm gonna|ill|let me|i promise|i shall|ich werde|mache ich|mach ich|i plan to|i can do)\b/i;
const longest = 20;

/** Whether a text names a day or time for doing something. */
export const namesATime = (text: string): boolean => when.test(text);

/** Whether a person says that they will do something, and does not merely fear it or joke about it. */
export const commitsToSomething = (text: string): boolean => commits.test(text.replace(/[’`´]/g, "'")) && isMeant(text);

/**
 * Rephrases what a person will do: "I'll ring her tonight." → `you’ll ring her tonight`. German stays as written, in
 * quotation marks.
 */
export function stepIn(text: string): string | undefined {
  const sentences = text
    .replace(/[’`´]/g, "'")
    .split(/[.!?;\n]+(?:\s|$)/)
    .map((sentence) =>
      withoutOuterMarks(sentence.trim().replace(/^(ok|okay|right|yes|well|so|then|fine|and|gut|ja),?\s+/i, '')),
    )
    .filter(Boolean);
  const sentence = sentences.find((one) => commitsToSomething(one));
  if (sentence === undefined || wordsOf(sentence).length > longest || !/^[\p{L}\p{N}\s',£€$%:-]+$/u.test(sentence))
    return undefined;
  if (looksGerman(sentence)) return `“${sentence}”`;
  const back = turned(sentence.replace(/^ill\b/i, "I'll"));
  return back && back.charAt(0).toLowerCase() + back.slice(1);
}
