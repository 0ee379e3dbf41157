import { eq } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { conversations } from '../coaching.tables.ts';
import type { Catalogue } from '@greenroom/content';
import { dangerOf } from '@greenroom/safety';
import type { SoFar } from '@greenroom/house-engine';
import { type MadeRecap, recapOf } from '../domain/recap.ts';
import { recapLines } from '../domain/remembered.ts';
import { ruleBasedRecap } from '../recap/rule-based-recap.ts';

/** Five hundred answers. In longer conversations, only the newest messages count. */
const mostMessages = 1_000;

/**
 * Returns the recap of the whole conversation so far, for an answer that sees only its newest messages: the one the
 * person corrected plus what they said since, else the one a model or the house engine made.
 * @returns undefined if the conversation does not exist yet
 */
export async function readSoFar(
  db: Queryable,
  catalogue: Pick<Catalogue, 'coach'>,
  conversationUuid: string,
): Promise<SoFar | undefined> {
  const [row] = await db.select().from(conversations).where(eq(conversations.uuid, conversationUuid));
  if (!row) return undefined;
  const { said, made } = await ruleBasedRecap(db, catalogue, row, mostMessages);
  const theirs = said.filter(({ author }) => author === 'person').map(({ text }) => text);
  const { recap, madeRecap } = row;
  if (recap) {
    const since = said.filter(({ createdAt }) => createdAt.getTime() > Date.parse(recap.editedAt));
    const added = recapOf(since, { goalQuestions: [], openedWithQuestion: false });
    return {
      goal: recap.goal,
      lines: recapLines(joined({ facts: [], ...recap }, { ...added, goal: null })),
      said: theirs,
    };
  }
  const all = madeRecap && !dangerOf(said) ? joined(made, { facts: [], ...madeRecap }) : made;
  return { goal: all.goal, lines: recapLines(all), said: theirs };
}

/** Merges two recaps, without duplicate lines. */
function joined(one: MadeRecap, other: MadeRecap): MadeRecap {
  const lines = (key: 'decided' | 'facts') => [...new Set([...one[key], ...other[key]])];
  const plans = new Map([...other.commitments, ...one.commitments].map((plan) => [plan.text.toLowerCase(), plan]));
  return {
    goal: one.goal ?? other.goal,
    decided: lines('decided'),
    commitments: [...plans.values()],
    facts: lines('facts'),
  };
}
