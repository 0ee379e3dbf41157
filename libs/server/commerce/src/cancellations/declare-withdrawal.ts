import { randomUUID } from 'node:crypto';
import { paths, type Locale } from '@greenroom/contracts';
import { declaredCancellations } from '../commerce.tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { hashToken, newToken } from '@greenroom/crypto';

interface Declaration {
  email: string;
  name: string;
  contract?: string | undefined;
  locale: Locale;
}

/**
 * Accepts a withdrawal from anyone: stores it with its time of receipt and mails its content and that time, whether or
 * not the address has a plan (German Civil Code, section 356a). The link in the mail carries it out, since anybody can
 * type anybody's address.
 * @returns the time of receipt
 */
export async function declareWithdrawal(
  { db, identity }: Pick<CommerceDependencies, 'db' | 'identity'>,
  { email, name, contract, locale }: Declaration,
): Promise<Date> {
  const token = newToken();
  return db.transaction(async (tx) => {
    const [declared] = await tx
      .insert(declaredCancellations)
      .values({
        uuid: randomUUID(),
        email,
        name,
        orderOrNote: contract,
        kind: 'withdrawal',
        wishedFor: 'soonest',
        tokenHash: hashToken(token),
      })
      .returning();
    const { receivedAt } = declared!;
    await identity.mails.queue(
      tx,
      { uuid: null, email, locale },
      {
        template: 'withdrawal-received',
        at: receivedAt.toISOString(),
        name,
        email,
        contract: contract ?? '',
        link: `${identity.mails.origin()}${paths.withdraw}#token=${token}`,
      },
    );
    return receivedAt;
  });
}
