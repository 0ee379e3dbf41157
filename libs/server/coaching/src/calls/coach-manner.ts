import type { CoachManner } from '@greenroom/calls';
import type { Coach } from '@greenroom/content';
import { detectCrisis } from '@greenroom/safety';

/**
 * Returns how a coach talks in a call, and the words likely in it: its name and the titles of its topics and shelf
 * items.
 */
export function mannerOf(coach: Coach): CoachManner {
  const names = wordsOf(coach.name);
  const titles = [...coach.topics, ...coach.shelf].flatMap(({ title }) => wordsOf(title));
  return {
    vocabulary: [...new Set([...names, ...titles])],
    names: new Set(names.map((name) => name.toLowerCase())),
    isUrgent: (text) => detectCrisis(text) !== undefined,
  };
}

const wordsOf = (text: string) => text.match(/\p{L}{4,}/gu) ?? [];
