import type { SceneFeedback } from '@greenroom/contracts';

/** A line as the picture shows it: the person's own words, or that the partner said something of about this length. */
export type ShownLine = { mine: true; text: string } | { mine: false; characters: number };

/** Number of lines that fit below the score. */
const most = 6;

/** Returns the part of the script that the picture shows: around what went best, without the partner's words. */
export function excerptOf({ script, doneWell }: Pick<SceneFeedback, 'script' | 'doneWell'>): ShownLine[] {
  const at = script.findIndex(({ position }) => position === doneWell?.quote.position);
  const from = Math.max(0, Math.min(at < 0 ? 0 : at - 2, script.length - most));
  return script
    .slice(from, from + most)
    .filter(({ status }) => status === 'said')
    .map(({ author, text }) => (author === 'person' ? { mine: true, text } : { mine: false, characters: text.length }));
}
