/** Where a mood stands between guarded (−3) and open (3), in per cent from the left; never over the edge. */
export function moodPlace(mood: number): number {
  return Math.round(Math.min(97, Math.max(3, ((mood + 3) / 6) * 100)));
}

/** A mood in a word, as those who cannot see the line hear it. */
export function moodWord(mood: number): 'guarded' | 'even' | 'open' {
  if (mood < -0.7) return 'guarded';
  return mood > 0.7 ? 'open' : 'even';
}

/** How it moved with the last line. */
export function moodMove(mood: number, before: number | undefined): 'easing' | 'closing' | 'same' {
  if (before === undefined || Math.abs(mood - before) < 0.05) return 'same';
  return mood > before ? 'easing' : 'closing';
}
