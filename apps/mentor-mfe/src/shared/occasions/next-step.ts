import type { Occasion } from '@greenroom/contracts';

/**
 * The next step: before the day read, then rehearse, then talk it through; on the day warm up; afterwards tell how it
 * went.
 */
type NextStep = 'read' | 'rehearse' | 'talk' | 'warm-up' | 'tell';

/** @param daysLeft 0 on the day; null if no date was given */
export function nextStep(
  { content, scene, read, rehearsed }: Pick<Occasion, 'content' | 'scene' | 'read' | 'rehearsed'>,
  daysLeft: number | null,
): NextStep {
  if (daysLeft !== null && daysLeft < 0) return 'tell';
  if (daysLeft === 0) return 'warm-up';
  // An item that needs a plan is offered below, and does not block the next step.
  if (content?.open && !read) return 'read';
  return scene && !rehearsed ? 'rehearse' : 'talk';
}
