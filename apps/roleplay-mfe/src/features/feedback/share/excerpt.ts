import type { RoleplayNotes } from '@greenroom/contracts';

/** A line as the picture shows it: one's own words, or that the other said something, and about how much. */
export type ShownLine = { mine: true; text: string } | { mine: false; characters: number };

/** Lines that fit below the score. */
const most = 6;

/** The part of the script that the picture shows: around what was done well, the other's words left out. */
export function excerptOf({ script, doneWell }: Pick<RoleplayNotes, 'script' | 'doneWell'>): ShownLine[] {
  const at = script.findIndex(({ position }) => position === doneWell?.quote.position);
  const from = Math.max(0, Math.min(at < 0 ? 0 : at - 2, script.length - most));
  return script
    .slice(from, from + most)
    .filter(({ status }) => status === 'said')
    .map(({ author, text }) => (author === 'person' ? { mine: true, text } : { mine: false, characters: text.length }));
}
