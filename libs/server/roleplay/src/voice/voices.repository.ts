import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { rolePlays, rolePlayVoices } from '../roleplay.tables.ts';

export type VoiceRow = typeof rolePlayVoices.$inferSelect;

/** How long a voice is kept. docs/retention.md. */
export const voiceDays = 30;

/** @returns the uuid of the piece at this place, which may have been there before */
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

/** @returns whether it is still wanted */
export async function markKept(db: Queryable, uuid: string): Promise<boolean> {
  const kept = await db
    .update(rolePlayVoices)
    .set({ keptAt: sql`now()` })
    .where(eq(rolePlayVoices.uuid, uuid))
    .returning({ uuid: rolePlayVoices.uuid });
  return kept.length > 0;
}

/** What one can hear of a scene: from those who allow it, and whose file is there. In the order of the scene. */
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

/** So long after it was said a line stands in its scene, and its voice in its file. */
const settled = sql`${rolePlayVoices.createdAt} < now() - interval '1 hour'`;

/** Pieces that served their time, that nobody allows any more, or whose scene or line is gone or was never kept. */
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
