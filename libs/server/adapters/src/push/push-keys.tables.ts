import { pgTable, text } from 'drizzle-orm/pg-core';

/** With which this installation vouches for itself to push services. */
export const pushKeys = pgTable('push_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKeySealed: text('private_key_sealed').notNull(),
});
