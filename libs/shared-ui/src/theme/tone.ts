/** 1 to 3 are the text strengths; `good`, `warn` and `bad` are never used without a word or an icon. */
export type Tone = 1 | 2 | 3 | 'good' | 'warn' | 'bad';

const colours: Record<Tone, string> = {
  1: 'var(--text)',
  2: 'var(--text-2)',
  3: 'var(--text-3)',
  good: 'var(--good)',
  warn: 'var(--warn)',
  bad: 'var(--bad)',
};

/** Returns the CSS colour of a tone. */
export function toneColour(tone: Tone): string {
  return colours[tone];
}
