import { asc, eq } from 'drizzle-orm';
import { rolePlays } from './roleplay.tables.ts';
import type { PersonalData } from '@greenroom/access';
import { endpoints, fillPath } from '@greenroom/contracts';
import type { FileStore } from '@greenroom/ports/file-store';
import { findLines, sceneFeedback } from './roleplay.repository.ts';
import { findTakes } from './takes/index.ts';
import { findVoices, forgetVoices, keptUntil, voicesOf } from './voice/index.ts';

/**
 * Sessions of scenes as personal data. Visitors have none, since a scene requires an account. An export links to a
 * recording while it is stored; a periodic run deletes recordings without an owner.
 */
export const ownedRolePlays = (files: FileStore): PersonalData => ({
  name: 'rolePlays',

  async mergeVisitor(tx, visitorId, accountUuid) {
    await tx.update(rolePlays).set({ ownerId: accountUuid }).where(eq(rolePlays.ownerId, visitorId));
  },

  async read(db, ownerId) {
    const rows = await db
      .select()
      .from(rolePlays)
      .where(eq(rolePlays.ownerId, ownerId))
      .orderBy(asc(rolePlays.createdAt));
    const whole = [];
    for (const { ownerId: _, ...row } of rows) {
      const kept = await findLines(db, row.uuid);
      const voices = voicesOf(kept, await findVoices(db, row.uuid));
      const lines = kept.map(({ position, author, text, status, atMs, endedMs, delivery, createdAt }) => ({
        ...{ author, text, status, atMs, endedMs, delivery, createdAt },
        voice: voices.get(position)?.map((piece) => ({
          sound: fillPath(endpoints.roleplayVoice.path, { userRolePlayUuid: row.uuid, position: String(position) }),
          durationMs: piece.durationMs,
          keptUntil: keptUntil(piece),
        })),
      }));
      const notes = await sceneFeedback.find(db, row.uuid);
      const takes = (await findTakes(db, row.uuid)).map(({ rolePlayUuid: _, ...take }) => take);
      const { scores = null, second = null, measures = null } = notes ?? {};
      whole.push({ ...row, lines, takes, scores, second, measures });
    }
    return whole;
  },

  async erase(tx, ownerId) {
    await tx.delete(rolePlays).where(eq(rolePlays.ownerId, ownerId));
  },

  forgetVisitors: (db) => forgetVoices({ db, files }),
});
