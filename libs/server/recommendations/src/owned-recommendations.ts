import { eq } from 'drizzle-orm';
import { contentHistory, exerciseAnswers, recommendations } from './recommendations.tables.ts';
import type { PersonalData } from '@greenroom/access';
import { findAnswers } from './answers/answers.repository.ts';
import { findHistory } from './history/history.repository.ts';
import { deleteOlderThan, findAllRecommendations } from './recommendations.repository.ts';

/** What was waved away is held back for as long. */
const keptDays = 180;
const all = 100_000;

/** What was recommended, what became of library items and what was written into them, as what people own. All ask for an account. */
export const ownedRecommendations: PersonalData = {
  name: 'library',

  async mergeVisitor() {},

  async read(db, ownerId) {
    const whole = <Row extends { ownerId: string }>(rows: readonly Row[]) => rows.map(({ ownerId: _, ...row }) => row);
    return {
      answers: whole(await findAnswers(db, { ownerId })),
      history: whole(await findHistory(db, { ownerId }, all)),
      recommendations: whole(await findAllRecommendations(db, ownerId)),
    };
  },

  async erase(tx, ownerId) {
    await tx.delete(contentHistory).where(eq(contentHistory.ownerId, ownerId));
    await tx.delete(exerciseAnswers).where(eq(exerciseAnswers.ownerId, ownerId));
    await tx.delete(recommendations).where(eq(recommendations.ownerId, ownerId));
  },

  async forgetVisitors(db) {
    await deleteOlderThan(db, keptDays);
  },
};
