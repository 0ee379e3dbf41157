/** Returns how far a check was met, as a key of a text. */
export function creditOf(credit: number | null): 'unknown' | 'yes' | 'partly' | 'no' {
  if (credit === null) return 'unknown';
  if (credit >= 1) return 'yes';
  return credit > 0 ? 'partly' : 'no';
}
