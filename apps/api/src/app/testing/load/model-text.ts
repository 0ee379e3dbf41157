/**
 * Returns the load model's answer to a question: always the same text, with content that is hard to split (multi-byte
 * letters, emoji, line breaks), so that a reader's transcript can be compared with it.
 */
export function modelText(question: number, words: number): string[] {
  let state = question * 2_654_435_761 + 1;
  const next = (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return state % below;
  };
  return Array.from(
    { length: words },
    (_, n) => `${vocabulary[next(vocabulary.length)]}${n % 17 === 16 ? '\n\n' : ' '}`,
  );
}

const vocabulary = [
  'plain',
  'Grüße',
  'naïve',
  '☕',
  '👩🏽‍🍳',
  '“quoted”',
  'data:',
  'id: 7',
  '日本',
  '\\n',
  'a',
  'nevertheless',
];

/** Puts a question's number into its message. */
export const questionMark = (question: number) => `Question no. ${question}: what shall I do about my pitch`;
export const questionIn = (message: string) => Number(/Question no\. (\d+)/.exec(message)?.[1] ?? 0);
