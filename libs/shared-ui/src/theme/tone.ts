/** 1 to 3 are the three strengths of text; the words are judgements and never stand without a word or a shape. */
export type Tone = 1 | 2 | 3 | 'good' | 'warn' | 'bad';

const colours: Record<Tone, string> = {
  1: 'var(--text)',
  2: 'var(--text-2)',
  3: 'var(--text-3)',
  good: 'var(--good)',
  warn: 'var(--warn)',
  bad: 'var(--bad)',
};

/** The CSS colour of a tone. */
export function toneColour(tone: Tone): string {
  return colours[tone];
}
