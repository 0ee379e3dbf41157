import type { Locale } from '@greenroom/contracts';
import { type Database, now } from '@greenroom/database';
import { waitlist } from './waitlist.tables.ts';
import { emailKeyOf } from '@greenroom/access';
import { hashToken, newToken } from '@greenroom/crypto';
import { type MailQueue } from '@greenroom/identity';

/**
 * Adds an address to the list and mails it a link to confirm. An address that is already on the list stays on it and
 * gets a new link, which is also the only way to leave.
 */
export async function joinWaitlist(
  { db, mails }: { db: Database; mails: MailQueue },
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const token = newToken();
  const wish = { email, locale, tokenHash: hashToken(token), consentedAt: now };
  await db.transaction(async (tx) => {
    await tx
      .insert(waitlist)
      .values({ emailKey: emailKeyOf(email), ...wish })
      .onConflictDoUpdate({ target: waitlist.emailKey, set: wish });
    const link = mails.tokenLink('waitlist', token);
    await mails.queue(tx, { uuid: null, email, locale }, { template: 'waitlist', link });
  });
}
