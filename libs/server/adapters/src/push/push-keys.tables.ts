import { pgTable, text } from 'drizzle-orm/pg-core';

/** The keys with which this installation authenticates to push services. */
export const pushKeys = pgTable('push_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKeySealed: text('private_key_sealed').notNull(),
});
