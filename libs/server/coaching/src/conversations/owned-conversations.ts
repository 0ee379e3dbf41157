import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { conversations, messages } from '../coaching.tables.ts';
import { modelCalls, modelUsage, modelUsageOfAddresses } from '@greenroom/llm/tables';
import type { PersonalData } from '@greenroom/access';
import { findMaterials } from '../materials/materials.repository.ts';

/** A visitor's cookie lives for a year, so no visitor can return to anything older. */
const visitorsDays = 400;
/** Usage is needed for the daily limit and for quarterly reports. */
const usageDays = 93;
/** The usage of addresses is needed only for the daily limit. */
const addressDays = 2;

/** Conversations with coaches, as personal data. */
export const ownedConversations: PersonalData = {
  name: 'conversations',

  async mergeVisitor(tx, visitorId, accountUuid) {
    await tx.update(conversations).set({ ownerId: accountUuid }).where(eq(conversations.ownerId, visitorId));
    await adoptUsage(tx, visitorId, accountUuid);
  },

  async read(db, ownerId) {
    const rows = await db
      .select()
      .from(conversations)
      .where(eq(conversations.ownerId, ownerId))
      .orderBy(asc(conversations.createdAt));
    const whole = [];
    for (const { ownerId: _, ...conversation } of rows) {
      const said = await db
        .select()
        .from(messages)
        .where(eq(messages.conversationUuid, conversation.uuid))
        .orderBy(asc(messages.position), asc(messages.version));
      const shown = said.map(
        ({ author, text, heardAs, status, rating, ratingReason, ratingComment, createdAt, active }) => ({
          author,
          text,
          heardAs,
          status,
          rating,
          ratingReason,
          ratingComment,
          createdAt,
          active,
        }),
      );
      whole.push({ ...conversation, messages: shown, materials: await findMaterials(db, conversation.uuid) });
    }
    return whole;
  },

  async erase(tx, ownerId) {
    await tx.delete(conversations).where(eq(conversations.ownerId, ownerId));
    await tx.delete(modelCalls).where(eq(modelCalls.ownerId, ownerId));
    await tx.delete(modelUsage).where(eq(modelUsage.ownerId, ownerId));
  },

  async forgetVisitors(db) {
    await db.delete(conversations).where(sql`${conversations.updatedAt} < now() - make_interval(days => ${visitorsDays})
      and not exists (select from accounts where accounts.uuid = ${conversations.ownerId})`);
    await db.delete(modelUsage).where(sql`${modelUsage.day} < current_date - ${usageDays}::int`);
    const { day } = modelUsageOfAddresses;
    await db.delete(modelUsageOfAddresses).where(sql`${day} < current_date - ${addressDays}::int`);
    await db
      .update(modelUsage)
      .set({ addressKey: null })
      .where(sql`${modelUsage.addressKey} is not null and ${modelUsage.day} < current_date - ${addressDays}::int`);
  },
};

/** Moves the usage to the account, including reservations of running calls, which otherwise would never be released. */
async function adoptUsage(tx: Queryable, visitorId: string, accountUuid: string): Promise<void> {
  await tx.update(modelCalls).set({ ownerId: accountUuid }).where(eq(modelCalls.ownerId, visitorId));
  await tx.execute(sql`
    with left_behind as (delete from model_usage where owner_id = ${visitorId} returning *)
    insert into model_usage as known (owner_id, day, prompt_tokens, answer_tokens, estimated_tokens, micro_dollars,
      reserved_tokens, reserved_micro_dollars, address_key)
    select ${accountUuid}, day, prompt_tokens, answer_tokens, estimated_tokens, micro_dollars, reserved_tokens,
      reserved_micro_dollars, address_key from left_behind
    on conflict (owner_id, day) do update set prompt_tokens = known.prompt_tokens + excluded.prompt_tokens,
      answer_tokens = known.answer_tokens + excluded.answer_tokens,
      estimated_tokens = known.estimated_tokens + excluded.estimated_tokens,
      micro_dollars = known.micro_dollars + excluded.micro_dollars,
      reserved_tokens = known.reserved_tokens + excluded.reserved_tokens,
      reserved_micro_dollars = known.reserved_micro_dollars + excluded.reserved_micro_dollars,
      address_key = coalesce(known.address_key, excluded.address_key)`);
}
