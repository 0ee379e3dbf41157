import { dayIn } from '@greenroom/contracts/named-day';
import { asText, clausesOf, type Commitment } from '@greenroom/speech-analysis';
import { findOwnWords } from './find-own-words.ts';
import { goalFromAnswer, isMeant, ownPart } from '@greenroom/house-engine';
import { isHeard, type MadeRecap, mostOfRecap, type Said, upperFirst } from './recap.ts';
import { isKeepable } from './facts.ts';
import { planOf } from './plans.ts';
import type { NotedRecap } from './recap-prompt.ts';

/**
 * Checks a language model's notes against what the person wrote. A line is dropped unless it occurs word for word in a
 * serious message of theirs; fears, jokes and quotations are dropped too. Days are read from the person's words by the
 * house engine, never taken from the model. If the model's goal does not hold, the house engine's is used.
 * @returns undefined if there were notes and none of them holds
 */
export function recapFromNotes(noted: NotedRecap, said: readonly Said[], house: MadeRecap): MadeRecap | undefined {
  const heard = said
    .filter(isHeard)
    .map(({ text, createdAt }) => ({ text: ownPart(text), createdAt }))
    .toReversed();
  const find = (words: string) => {
    for (const { text, createdAt } of heard) {
      const passage = findOwnWords(text, words);
      const sentence = passage && clausesOf(text).find((clause) => findOwnWords(clause, words) !== undefined);
      if (passage !== undefined && (!sentence || isMeant(sentence))) return { passage, text, createdAt };
    }
    return undefined;
  };

  const commitments = noted.commitments.flatMap(({ words, when }): Commitment[] => {
    const found = find(words);
    if (!found) return [];
    const { passage, text, createdAt } = found;
    const plan = planOf(passage, createdAt);
    const namedBeside =
      when === null ? undefined : findOwnWords(text, when) ? { passage: when, createdAt } : find(when);
    const beside = namedBeside && dayIn(namedBeside.passage, namedBeside.createdAt)?.day;
    return plan ? [{ ...plan, dueOn: plan.dueOn ?? beside ?? null }] : [];
  });
  const decided = noted.decided.flatMap((words) => asText(find(words)?.passage ?? '') ?? []);
  const wish = noted.goal === null ? undefined : find(noted.goal)?.passage;
  const goal = wish && goalFromAnswer(wish);

  const facts = noted.facts.flatMap((words) => {
    const passage = isKeepable(words) ? find(words)?.passage : undefined;
    return passage === undefined ? [] : upperFirst(passage.replace(/\s+/g, ' ')).slice(0, mostOfRecap.length);
  });

  const lines = noted.facts.length + noted.commitments.length + noted.decided.length + (noted.goal === null ? 0 : 1);
  if (lines > 0 && commitments.length === 0 && decided.length === 0 && facts.length === 0 && wish === undefined)
    return undefined;
  return {
    goal: goal ? upperFirst(goal).slice(0, mostOfRecap.length) : house.goal,
    decided: [...new Set(decided)].slice(-mostOfRecap.lines),
    commitments: [...new Map(commitments.map((one) => [one.text.toLowerCase(), one])).values()].slice(
      -mostOfRecap.lines,
    ),
    facts: [...new Set(facts)].slice(-mostOfRecap.lines),
  };
}
