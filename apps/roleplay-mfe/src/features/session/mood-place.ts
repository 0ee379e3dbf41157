/** Returns where a mood is between guarded (−3) and open (3), in per cent from the left, kept clear of the edges. */
export function moodPlace(mood: number): number {
  return Math.round(Math.min(97, Math.max(3, ((mood + 3) / 6) * 100)));
}

/** Names a mood for people who cannot see the line. */
export function moodWord(mood: number): 'guarded' | 'even' | 'open' {
  if (mood < -0.7) return 'guarded';
  return mood > 0.7 ? 'open' : 'even';
}

/** Returns how the mood changed with the last line. */
export function moodMove(mood: number, before: number | undefined): 'easing' | 'closing' | 'same' {
  if (before === undefined || Math.abs(mood - before) < 0.05) return 'same';
  return mood > before ? 'easing' : 'closing';
}
