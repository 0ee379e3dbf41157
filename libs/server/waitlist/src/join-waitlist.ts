import type { Locale } from '@greenroom/contracts';
import { type Database, now } from '@greenroom/database';
import { waitlist } from './waitlist.tables.ts';
import { emailKeyOf } from '@greenroom/access';
import { hashToken, newToken } from '@greenroom/crypto';
import { type MailQueue } from '@greenroom/identity';

/**
 * Writes an address down, and asks it by mail whether it was its owner who wished so. One that is on the list stays on
 * it, and gets a new link: the only thing by which it leaves.
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
