import { eq } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { conversations } from '../coaching.tables.ts';
import type { Catalogue } from '@greenroom/content';
import { dangerOf } from '@greenroom/safety';
import type { SoFar } from '@greenroom/house-engine';
import { type MadeRecap, recapOf } from '../domain/recap.ts';
import { recapLines } from '../domain/remembered.ts';
import { houseRecap } from '../recap/house-recap.ts';

/** Five hundred answers: whoever talks for longer is known by what they said since. */
const mostMessages = 1_000;

/**
 * What the whole conversation came to until now, for an answer that sees only its newest messages: as the person
 * corrected it, with what they said since then, else as a model or the house made it.
 * @returns nothing where there is no such conversation yet
 */
export async function readSoFar(
  db: Queryable,
  catalogue: Pick<Catalogue, 'coach'>,
  conversationUuid: string,
): Promise<SoFar | undefined> {
  const [row] = await db.select().from(conversations).where(eq(conversations.uuid, conversationUuid));
  if (!row) return undefined;
  const { said, made } = await houseRecap(db, catalogue, row, mostMessages);
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

/** Both, each line once. */
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
