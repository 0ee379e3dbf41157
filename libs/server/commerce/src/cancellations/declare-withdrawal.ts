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
 * Takes a withdrawal from anyone: it is written down with the moment it came, and what it said and when is mailed,
 * whether or not there is a plan by that address (German Civil Code, section 356a). The mail's link carries it out, since
 * anybody can type anybody's address.
 * @returns when it came
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
