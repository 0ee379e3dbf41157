import type { Occasion } from '@greenroom/contracts';

/**
 * The one thing to do now: before the day to read, then to rehearse, then to talk it through; on the day to warm up;
 * afterwards to tell how it went.
 */
type NextStep = 'read' | 'rehearse' | 'talk' | 'warm-up' | 'tell';

/** @param daysLeft 0 on the day; null where no day was said */
export function nextStep(
  { content, scene, read, rehearsed }: Pick<Occasion, 'content' | 'scene' | 'read' | 'rehearsed'>,
  daysLeft: number | null,
): NextStep {
  if (daysLeft !== null && daysLeft < 0) return 'tell';
  if (daysLeft === 0) return 'warm-up';
  // What a plan opens alone is offered below, and holds nobody up.
  if (content?.open && !read) return 'read';
  return scene && !rehearsed ? 'rehearse' : 'talk';
}
