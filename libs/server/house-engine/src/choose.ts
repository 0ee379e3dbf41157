import { createHash } from 'node:crypto';

/** Returns a number from 0 up to (not including) 1, always the same for the same seed and purpose. */
export function drawFrom(seed: string, purpose: string): number {
  const bytes = createHash('sha256').update(`${seed} ${purpose}`).digest();
  return bytes.readUInt32BE(0) / 2 ** 32;
}

/** Returns the list in an order that the seed decides. */
export function shuffled<T>(list: readonly T[], seed: string, purpose: string): T[] {
  return list
    .map((value, index) => ({ value, rank: drawFrom(seed, `${purpose} ${index}`) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value);
}

/**
 * Returns a sentence that the coach has not said yet, or undefined if all were said.
 * @param said the coach's answers so far
 */
export function chooseUnsaid(
  sentences: readonly string[],
  said: readonly string[],
  seed: string,
  purpose: string,
): string | undefined {
  return shuffled(
    sentences.filter((sentence) => timesSince(sentence, said) === undefined),
    seed,
    purpose,
  )[0];
}

/** Like {@link chooseUnsaid}, but if all were said, returns the one said longest ago. */
export function chooseFreshest(
  sentences: readonly string[],
  said: readonly string[],
  seed: string,
  purpose: string,
): string {
  const unsaid = chooseUnsaid(sentences, said, seed, purpose);
  if (unsaid !== undefined) return unsaid;
  const byAge = [...sentences].sort((one, other) => (timesSince(other, said) ?? 0) - (timesSince(one, said) ?? 0));
  const freshest = byAge[0];
  if (freshest === undefined) throw new Error('There is no sentence to choose from');
  return freshest;
}

/**
 * Returns how many answers ago a sentence was last said; undefined for never. A placeholder such as `{title}` matches
 * any words.
 */
function timesSince(sentence: string, said: readonly string[]): number | undefined {
  const parts = sentence.split(/\{\w+\}/);
  const index = said.findLastIndex((answer) => containsInOrder(answer, parts));
  return index === -1 ? undefined : said.length - index;
}

function containsInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}
