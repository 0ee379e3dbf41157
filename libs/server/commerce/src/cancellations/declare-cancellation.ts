import { randomUUID } from 'node:crypto';
import { paths, type Locale } from '@greenroom/contracts';
import { declaredCancellations } from '../commerce.tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { hashToken, newToken } from '@greenroom/crypto';

interface Declaration {
  email: string;
  name?: string | undefined;
  orderOrNote?: string | undefined;
  kind: 'ordinary' | 'extraordinary';
  reason?: string | undefined;
  when: string;
  locale: Locale;
}

/**
 * Accepts a cancellation from anyone: stores it with its time of receipt and confirms it by mail, whether or not that
 * address has a plan (German Civil Code, section 312k). The link in the mail carries it out.
 * @returns the time of receipt
 */
export async function declareCancellation(
  { db, identity }: Pick<CommerceDependencies, 'db' | 'identity'>,
  { email, name, orderOrNote, kind, reason, when, locale }: Declaration,
): Promise<Date> {
  const token = newToken();
  return db.transaction(async (tx) => {
    const [declared] = await tx
      .insert(declaredCancellations)
      .values({
        uuid: randomUUID(),
        email,
        name,
        orderOrNote,
        kind,
        reason,
        wishedFor: when,
        tokenHash: hashToken(token),
      })
      .returning();
    const { receivedAt } = declared!;
    await identity.mails.queue(
      tx,
      { uuid: null, email, locale },
      {
        template: 'cancellation-received',
        at: receivedAt.toISOString(),
        kind,
        wishedFor: when,
        link: `${identity.mails.origin()}${paths.cancelContracts}#token=${token}`,
      },
    );
    return receivedAt;
  });
}
