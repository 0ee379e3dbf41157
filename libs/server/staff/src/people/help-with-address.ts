import { eq } from 'drizzle-orm';
import { ApiFailure } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import { type Database, now } from '@greenroom/database';
import { askToConfirm, audit, mailNewPassword, type MailQueue } from '@greenroom/identity';
import { accounts } from '@greenroom/identity/tables';
import { actOn } from '../act-on.ts';

interface Wish {
  accountUuid: string;
  reason: string;
}

/**
 * Mails a link to an account's address: to confirm it, or to set a new password. Staff never see the link.
 * @throws ApiFailure `conflict` if the address is already confirmed; as `actOn`
 */
export async function sendMail(
  { db, mails }: { db: Database; mails: MailQueue },
  person: Person,
  { mail, ...wish }: Wish & { mail: 'confirm-address' | 'reset-password' },
): Promise<void> {
  await actOn(db, person, { action: 'mail-sent', ...wish, details: { mail } }, async (tx, account) => {
    if (mail === 'reset-password') {
      await mailNewPassword({ mails }, tx, account);
      const { country } = person;
      await audit(tx, { event: 'reset-asked', accountUuid: account.uuid, country, details: { by: 'staff' } });
      return;
    }
    if (account.emailConfirmedAt) throw new ApiFailure('conflict', 'The address is confirmed');
    await askToConfirm({ mails }, tx, account);
  });
}

/**
 * Confirms an account's address after its owner proved it in another way.
 * @throws ApiFailure `conflict` if it is already confirmed; as `actOn`
 */
export async function confirmAddress(db: Database, person: Person, wish: Wish): Promise<void> {
  await actOn(db, person, { action: 'address-confirmed', ...wish }, async (tx, { uuid, emailConfirmedAt }) => {
    if (emailConfirmedAt) throw new ApiFailure('conflict', 'The address is confirmed');
    await tx.update(accounts).set({ emailConfirmedAt: now }).where(eq(accounts.uuid, uuid));
    const { country } = person;
    await audit(tx, { event: 'address-confirmed', accountUuid: uuid, country, details: { by: 'staff' } });
  });
}
