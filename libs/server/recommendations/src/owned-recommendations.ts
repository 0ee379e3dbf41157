import { eq } from 'drizzle-orm';
import { contentHistory, exerciseAnswers, recommendations } from './recommendations.tables.ts';
import type { PersonalData } from '@greenroom/access';
import { findAnswers } from './answers/answers.repository.ts';
import { findHistory } from './history/history.repository.ts';
import { deleteOlderThan, findAllRecommendations } from './recommendations.repository.ts';

/** In days. What was dismissed is held back for the same time. */
const keptDays = 180;
const all = 100_000;

/**
 * Recommendations, the history of library items and what was written in exercises, as personal data. All of them need
 * an account.
 */
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
