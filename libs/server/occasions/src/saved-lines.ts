import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { ApiFailure, bounds, type SavedLines } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { careFor, plainCareText } from '@greenroom/safety';
import { lockOccasions } from './occasions.repository.ts';
import type { OccasionsDependencies } from './occasions-dependencies.ts';
import { savedLines } from './occasions.tables.ts';

type Deps = Pick<OccasionsDependencies, 'db' | 'now'>;

/** Returns a person's saved sentences, newest first. */
export async function readSavedLines(db: Queryable, ownerId: string): Promise<SavedLines> {
  const lines = await db
    .select({ lineId: savedLines.uuid, text: savedLines.text })
    .from(savedLines)
    .where(eq(savedLines.ownerId, ownerId))
    .orderBy(desc(savedLines.createdAt), desc(savedLines.uuid));
  return { lines, care: null };
}

/**
 * Saves a sentence, unless the person has saved the same one before.
 * @throws ApiFailure `unprocessable` if the person has as many as are kept
 */
export async function saveLine({ db, now }: Deps, ownerId: string, text: string): Promise<SavedLines> {
  const care = careFor([], text, 'instead');
  if (care) return { ...(await readSavedLines(db, ownerId)), care: plainCareText(care) };
  await db.transaction(async (tx) => {
    await lockOccasions(tx, ownerId);
    const { lines } = await readSavedLines(tx, ownerId);
    if (lines.some((line) => line.text === text)) return;
    if (lines.length >= bounds.savedLines)
      throw new ApiFailure('unprocessable', `You have saved ${bounds.savedLines} sentences. Delete one first.`);
    await tx.insert(savedLines).values({ uuid: randomUUID(), ownerId, text, createdAt: now() });
  });
  return readSavedLines(db, ownerId);
}

export async function deleteSavedLine({ db }: Deps, ownerId: string, lineId: string): Promise<SavedLines> {
  await db.delete(savedLines).where(and(eq(savedLines.uuid, lineId), eq(savedLines.ownerId, ownerId)));
  return readSavedLines(db, ownerId);
}
