import { statementsIn } from '@greenroom/understanding';
import { firstClause, turned } from './own-words.ts';
import { looksGerman, wordsOf } from './words.ts';

/** Phrases about the conversation itself rather than its purpose. */
const noGoal =
  /^to (know|ask you|talk(?= about|$)|say (that|this|thanks|hi|hello|sorry)|say$|be honest|admit|thank(?=$)|understand|add|mention|go now|leave now|stop(?= (now|here|this|it|talking)\b|$)|scream|cry)\b/i;
/** Figures of speech for embarrassment: "I’d die". */
const dies = /\b(?:i['’]?d|i would|to) (?:just |rather )?(?:die|drop dead|sink into the (?:ground|floor))\b/i;
const bounds = { least: 2, most: 16 };

/**
 * Returns the goal a person names, in their own words turned to the second person: "I want to ask my boss for a raise
 * by Friday" → `to ask your boss for a raise by Friday`. German stays as written, in quotation marks.
 */
export const goalIn = (text: string): string | undefined => firstGoal(text);

/** Returns the goal from an answer to the question about it. */
export const goalFromAnswer = (text: string): string | undefined =>
  firstGoal(text) ?? (tellsHowThingsAre.test(text.trim()) ? undefined : goalAsAnswered(text));

/** Descriptions such as "The mince is beef." are no goal, whatever the coach asked. */
const tellsHowThingsAre =
  /^(?:and |but |oh |well |und |aber )*(?:the|it|its|it['’]s|he|she|there|that['’]s|my \p{L}+|one of them|der|die|das|es|er|mein\w* \p{L}+) (?:\p{L}+ )?(?:is|are|was|were|has|had|says|said|isn['’]t|doesn['’]t|ist|sind|war|hat|hatte|sagt|heißt|hieß)\b/iu;

const goalAsAnswered = (text: string) =>
  firstGoal(text.trim().replace(/^(that|well|just|um|probably|maybe|i guess|i think)\s+/i, ''), 'goal');

function firstGoal(text: string, answered?: 'goal'): string | undefined {
  for (const { kind, text: words } of statementsIn(text, { answered })) {
    const goal = kind === 'goal' ? asGoal(words, text) : undefined;
    if (goal !== undefined) return goal;
  }
  return undefined;
}

/** "Ich muss ihr sagen, dass …": the clause ends before what is to be said. */
const cutShort = /\b(?:sagen|mitteilen|erklären|erzählen|fragen|klären|wissen|zeigen|beibringen)$/iu;

function asGoal(words: string, text: string): string | undefined {
  const whole = words.replace(/^dass,? /i, '');
  const clause = firstClause(whole);
  if (clause.length < whole.length && cutShort.test(clause)) return undefined;
  if (looksGerman(text)) return fits(clause) ? `“${clause.replace(/'/g, '’')}”` : undefined;
  return noGoal.test(clause) || dies.test(clause) || !fits(clause) ? undefined : turned(lowerFirst(clause));
}

function fits(clause: string): boolean {
  const count = wordsOf(clause).length;
  return count >= bounds.least && count <= bounds.most && /^(?:[\p{L}\p{N}\s'’£€$%,-]|(?<=\d)\.)+$/u.test(clause);
}

function lowerFirst(text: string): string {
  return /^(I\b|I'|\p{Lu}\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
