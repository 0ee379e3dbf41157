import type { SpeechAct } from '@greenroom/content';
import type { Found } from '../text/phrases.ts';
import type { Sentence } from '../text/read-line.ts';
import type { ActWords } from './signs.ts';

/** Shorter sentences are answers: "On Friday." */
const fewestWords = 5;

/**
 * Detects acts by sentence structure. "So you send it, and I call on Friday" summarises, "So you …" acknowledges, ", so
 * …" explains, and a time at the beginning of a sentence about the future proposes a step.
 * @param times where times occur in the sentence
 */
export function actsByStructure(
  { words, asked }: Sentence,
  times: readonly Found[],
  { so, you, us, others, past }: ActWords['structure'],
): SpeechAct[] {
  if (asked || words.length < fewestWords) return [];
  const has = (some: ReadonlySet<string>) => words.some(({ plain }) => some.has(plain));
  const acts: SpeechAct[] = [];
  const [first] = words;
  if (first && so.has(first.plain) && first.then === 'on' && !has(past)) {
    if (has(you)) acts.push('acknowledges');
    if (times.length > 0 || (has(you) && has(us))) acts.push('summarises');
  }
  // "Also: Sie schauen nach, und ich …", "So, you …, and I … by Friday": after a pause it takes both and a time.
  if (first && so.has(first.plain) && first.then === 'comma' && has(you) && has(us) && times.length > 0 && !has(past))
    acts.push('summarises');
  const isReason = words.some(
    ({ plain, then }, at) => at > 1 && so.has(plain) && then === 'on' && words[at - 1]?.then === 'comma',
  );
  if (isReason && first && !so.has(first.plain)) acts.push('explains');
  // "From next Wednesday, …": a short word may precede the time. "Next year they’ll …" concerns others.
  const isOfOthers = has(others) && !has(you) && !has(us);
  if (times.some((time) => time.first <= 1) && !has(past) && !isOfOthers) acts.push('proposes-step');
  return acts;
}
