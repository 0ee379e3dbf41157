/** How much of a question was seen, in words. */
export function creditOf(credit: number | null): 'unknown' | 'yes' | 'partly' | 'no' {
  if (credit === null) return 'unknown';
  if (credit >= 1) return 'yes';
  return credit > 0 ? 'partly' : 'no';
}
