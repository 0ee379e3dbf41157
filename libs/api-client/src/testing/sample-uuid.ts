/** Returns a well-formed uuid that is the same every time and easy to recognize: the number is at its end. */
export function sampleUuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
