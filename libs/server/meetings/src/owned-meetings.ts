import { eq } from 'drizzle-orm';
import { meetings } from './meetings.tables.ts';
import type { PersonalData } from '@greenroom/access';
import { deleteUnended, findAllMeetings, findParts, feedbackOnMeetings } from './meetings.repository.ts';
import { exportedRecording } from './recordings/exported-recording.ts';
import { deleteTool, findToolAndPosts, giveToolAndPosts } from './posting/posts.repository.ts';

/** An unended meeting older than this is deleted: it may hold words of others that nobody agreed to keep. */
const unendedDays = 7;

/** Meetings as personal data. Visitors have none, because a meeting needs an account. */
export const ownedMeetings: PersonalData = {
  name: 'meetings',

  async mergeVisitor(tx, visitorId, accountUuid) {
    await tx.update(meetings).set({ ownerId: accountUuid }).where(eq(meetings.ownerId, visitorId));
    await giveToolAndPosts(tx, visitorId, accountUuid);
  },

  async read(db, ownerId) {
    const whole = [];
    for (const { ownerId: _, listenHash: __, ...row } of await findAllMeetings(db, ownerId)) {
      const notes = await feedbackOnMeetings.find(db, row.conversationUuid);
      const { measures = null, shares = null, findings = null } = notes ?? {};
      const recording = await exportedRecording(db, row.conversationUuid);
      const parts = await findParts(db, row.conversationUuid);
      whole.push({ ...row, parts, ...(recording && { recording }), measures, shares, findings });
    }
    return { meetings: whole, chatTool: await findToolAndPosts(db, ownerId) };
  },

  async erase(tx, ownerId) {
    await tx.delete(meetings).where(eq(meetings.ownerId, ownerId));
    await deleteTool(tx, ownerId);
  },

  async forgetVisitors(db) {
    await deleteUnended(db, new Date(Date.now() - unendedDays * 86_400_000));
  },
};
