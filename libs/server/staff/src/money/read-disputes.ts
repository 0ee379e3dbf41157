import { stringify } from 'csv-stringify/sync';
import { isClosedDispute, minor, type StaffMoneyDisputes } from '@greenroom/contracts';
import type { CommerceModule } from '@greenroom/commerce';
import type { Database } from '@greenroom/database';
import { pageOf, readRowCursor } from '../cursor.ts';
import { decimalOf } from './decimal.ts';
import { countDisputes, type DisputesWanted, findDisputes } from './disputes.repository.ts';
import { idShape } from './read-subscriptions.ts';

const pageSize = 50;
/** Spreadsheet programs open this many rows. */
const mostInFile = 10_000;

export interface ReadingDisputes {
  db: Database;
  commerce: Pick<CommerceModule, 'disputePage'>;
}

type Wish = Pick<DisputesWanted, 'state' | 'find'>;

const stateOf = (status: string) => (isClosedDispute(status) ? 'closed' : 'open');

/**
 * Returns a page of disputes, and how many are open and closed.
 * @throws ApiFailure `bad_request` for an invalid cursor
 */
export async function readDisputes(
  { db, commerce }: ReadingDisputes,
  { cursor, ...wanted }: Wish & { cursor?: string | undefined },
): Promise<StaffMoneyDisputes> {
  const after = cursor === undefined ? undefined : readRowCursor(cursor, idShape);
  const found = pageOf(await findDisputes(db, { ...wanted, after }, { limit: pageSize + 1 }), pageSize);
  return {
    counts: await countDisputes(db),
    disputes: found.page.map(
      ({ id, accountUuid, email, customerId, paymentId, invoice, amount, currency, reason, status, ...times }) => ({
        ...{ id, invoice, reason, status, state: stateOf(status) },
        account: accountUuid === null || email === null ? null : { uuid: accountUuid, email },
        amount: { amount: minor(amount), currency },
        openedAt: times.at.toISOString(),
        evidenceDueBy: times.evidenceDueBy?.toISOString() ?? null,
        page: customerId === null ? null : (commerce.disputePage({ paymentId, customerId }) ?? null),
      }),
    ),
    cursor: found.cursor,
  };
}

const columns = [
  ...['id', 'address', 'account', 'payment', 'invoice', 'amount', 'currency'],
  ...['reason', 'status', 'state', 'opened', 'evidence_due'],
];

/** Returns disputes as CSV (RFC 4180), with amounts as decimal numbers. */
export async function writeDisputesFile({ db }: Pick<ReadingDisputes, 'db'>, wanted: Wish): Promise<string> {
  const rows = await findDisputes(db, wanted, { limit: mostInFile });
  return stringify(
    rows.map(({ id, accountUuid, email, paymentId, invoice, amount, currency, reason, status, at, evidenceDueBy }) => ({
      ...{ id, address: email, account: accountUuid, payment: paymentId, invoice },
      amount: decimalOf({ amount: minor(amount), currency }),
      currency: currency.toUpperCase(),
      ...{ reason, status, state: stateOf(status) },
      opened: at.toISOString(),
      evidence_due: evidenceDueBy?.toISOString(),
    })),
    { header: true, columns, bom: true, escape_formulas: true },
  );
}
