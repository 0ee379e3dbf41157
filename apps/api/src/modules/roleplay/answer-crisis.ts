import { crisisWords, hearCrisis } from '../coaching/index.ts';
import type { Cue } from './domain/next-cue.ts';

/**
 * Whoever speaks of harming themselves is answered with help lines, and not in a role: that comes before any scene.
 * @returns nothing where there is no sign of it
 */
export function answerCrisis(text: string): Cue | undefined {
  const language = hearCrisis(text);
  if (!language) return undefined;
  const { danger, lines, closing, openings } = crisisWords(language);
  const words = [openings[0], danger, ...lines, closing].join('\n');
  // A line of a scene is plain text.
  return { cue: 'help', text: words.replaceAll('**', '').replace(/\[(.+?)\]\(.+?\)/g, '$1'), ending: null };
}
