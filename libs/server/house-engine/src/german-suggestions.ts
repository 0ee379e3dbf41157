import type { Coach } from '@greenroom/content';

/**
 * Questions a person may ask any coach next. The shelves are in English, so their phrasings cannot be suggested in
 * German.
 */
export const germanQuestions = [
  'Womit fange ich am besten an?',
  'Was ist der häufigste Fehler dabei?',
  'Wie kann ich das heute noch üben?',
  'Was mache ich, wenn es nicht klappt?',
  'Was wäre ein kleiner erster Schritt?',
  'Woran merke ich, dass es besser wird?',
  'Was würden Sie an meiner Stelle tun?',
  'Was kann ich dabei weglassen?',
];

/** Returns a coach's topics in a person's words. */
export function germanTopics({ topics }: Coach): string[] {
  return topics.flatMap(({ german }) => (german ? [`Ich möchte über ${german} sprechen`] : []));
}
