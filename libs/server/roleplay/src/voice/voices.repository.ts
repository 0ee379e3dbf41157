import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { rolePlays, rolePlayVoices } from '../roleplay.tables.ts';

export type VoiceRow = typeof rolePlayVoices.$inferSelect;

/** Days for which a recording is stored. docs/retention.md. */
export const voiceDays = 30;

/** @returns the uuid of the piece at this place, which may be an existing one */
export async function upsertVoice(db: Queryable, voice: typeof rolePlayVoices.$inferInsert): Promise<string> {
  const [row] = await db
    .insert(rolePlayVoices)
    .values(voice)
    .onConflictDoUpdate({
      target: [rolePlayVoices.rolePlayUuid, rolePlayVoices.messageUuid, rolePlayVoices.atMs],
      set: { durationMs: voice.durationMs },
    })
    .returning({ uuid: rolePlayVoices.uuid });
  return row!.uuid;
}

/** @returns whether the row still exists, that is, the recording is still wanted */
export async function markKept(db: Queryable, uuid: string): Promise<boolean> {
  const kept = await db
    .update(rolePlayVoices)
    .set({ keptAt: sql`now()` })
    .where(eq(rolePlayVoices.uuid, uuid))
    .returning({ uuid: rolePlayVoices.uuid });
  return kept.length > 0;
}

/**
 * Returns the recordings of a scene that can be played, in the order of the scene: those that are still allowed and
 * whose file is stored.
 */
export async function findVoices(db: Queryable, rolePlayUuid: string): Promise<VoiceRow[]> {
  const rows = await db
    .select({ voice: rolePlayVoices })
    .from(rolePlayVoices)
    .innerJoin(rolePlays, eq(rolePlays.uuid, rolePlayVoices.rolePlayUuid))
    .where(
      and(
        eq(rolePlayVoices.rolePlayUuid, rolePlayUuid),
        isNotNull(rolePlayVoices.keptAt),
        isNotNull(rolePlays.keepsVoiceSince),
      ),
    )
    .orderBy(asc(rolePlayVoices.atMs));
  return rows.map(({ voice }) => voice);
}

export async function findAllVoices(db: Queryable, rolePlayUuid: string): Promise<string[]> {
  const rows = await db
    .select({ uuid: rolePlayVoices.uuid })
    .from(rolePlayVoices)
    .where(eq(rolePlayVoices.rolePlayUuid, rolePlayUuid));
  return rows.map(({ uuid }) => uuid);
}

export async function deleteVoiceRow(db: Queryable, uuid: string): Promise<void> {
  await db.delete(rolePlayVoices).where(eq(rolePlayVoices.uuid, uuid));
}

/** After an hour, the line of a recording and its file must have been stored. */
const settled = sql`${rolePlayVoices.createdAt} < now() - interval '1 hour'`;

/**
 * Finds recordings past their retention, no longer allowed, or whose scene, line or file is gone or was never stored.
 */
export async function findVoicesToForget(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ uuid: rolePlayVoices.uuid })
    .from(rolePlayVoices)
    .where(
      sql`${rolePlayVoices.createdAt} < now() - make_interval(days => ${voiceDays})
      or not exists (select from role_plays where role_plays.uuid = ${rolePlayVoices.rolePlayUuid}
        and role_plays.keeps_voice_since is not null)
      or exists (select from role_play_lines as lines where lines.role_play_uuid = ${rolePlayVoices.rolePlayUuid}
        and lines.message_uuid = ${rolePlayVoices.messageUuid} and lines.status = 'removed')
      or (${settled} and ${rolePlayVoices.keptAt} is null)
      or (${settled} and not exists (select from role_play_lines as lines
        where lines.role_play_uuid = ${rolePlayVoices.rolePlayUuid}
        and lines.message_uuid = ${rolePlayVoices.messageUuid}))`,
    )
    .limit(limit);
  return rows.map(({ uuid }) => uuid);
}
