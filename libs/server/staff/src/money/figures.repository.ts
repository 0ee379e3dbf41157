import { sql, type SQL } from 'drizzle-orm';
import type { Currency } from '@greenroom/contracts';
import { payerNow } from '@greenroom/commerce';
import { invoices, payers, subscriptions } from '@greenroom/commerce/tables';
import type { Queryable } from '@greenroom/database';

/** A span of time: from its beginning until before its end. */
export interface Span {
  from: Date;
  to: Date;
}

const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
const within = (at: SQL, { from, to }: Span): SQL => sql`(${at} >= ${moment(from)} and ${at} < ${moment(to)})`;
const counted = async (db: Queryable, query: SQL): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(query);
  return rows[0]!.count;
};

/** Counts subscriptions whose first payment above zero was made in the span. */
export async function countNewPaying(db: Queryable, span: Span): Promise<number> {
  return counted(
    db,
    sql`select count(*)::int as count from (
      select min(paid_at) as first_paid from ${invoices}
      where subscription_id is not null and amount_paid > 0 group by subscription_id
    ) firsts where ${within(sql`first_paid`, span)}`,
  );
}

/** Counts subscriptions that were paid for, and that ended or are going to end in the span. */
export async function countCancelled(db: Queryable, span: Span): Promise<number> {
  return counted(
    db,
    sql`select count(*)::int as count from ${subscriptions} s
      where ${within(sql`coalesce(s.ended_at, s.cancel_at)`, span)}
        and exists (select 1 from ${invoices} i where i.subscription_id = s.id and i.amount_paid > 0)`,
  );
}

/**
 * Returns the recurring revenue per month at a moment, in minor units: of each subscription that has not ended, the
 * price of the paid period that covers the moment, divided by the months of the period. A period of a plan that was
 * switched counts with its latest price.
 */
export async function sumRecurring(db: Queryable, at: Date): Promise<{ currency: Currency; amount: number }[]> {
  const { rows } = await db.execute<{ currency: Currency; amount: number }>(sql`
    select currency, round(sum(monthly))::float8 as amount from (
      select distinct on (i.subscription_id) i.currency, line.amount::numeric
          / greatest(round(extract(epoch from line."to" - line."from") / 2629746), 1) as monthly
        from ${invoices} i
        join ${subscriptions} s on s.id = i.subscription_id
        cross join lateral jsonb_to_recordset(i.lines) as line (amount int, "from" timestamptz, "to" timestamptz)
        where i.paid_at <= ${moment(at)} and i.amount_paid > i.refunded
          and line.amount > 0 and line."from" <= ${moment(at)} and line."to" > ${moment(at)}
          and (s.ended_at is null or s.ended_at > ${moment(at)})
        order by i.subscription_id, line."from" desc, i.paid_at desc
    ) prices group by currency order by currency`);
  return rows;
}

/**
 * Counts free trials that ended in the span, and how many of them were followed by a payment. A trial begins with an
 * invoice of zero for its days; the subscription's own `trial_end` may be that of a later pause.
 * @param wall the wall clock: a trial that has yet to end does not count
 */
export async function countTrials(db: Queryable, span: Span, wall: Date): Promise<{ ended: number; paid: number }> {
  const { rows } = await db.execute<{ ended: number; paid: number }>(sql`
    select count(*)::int as ended, count(*) filter (where exists (
        select 1 from ${invoices} i where i.subscription_id = trial.id and i.amount_paid > 0))::int as paid
      from (
        select ${subscriptions.id} as id, least(first.trial_end, ${subscriptions.endedAt}) as over,
            ${payerNow(wall)} as now
          from ${subscriptions}
          join ${payers} on ${payers.uuid} = ${subscriptions.payerUuid}
          cross join lateral (
            select i.total, i.discount, (i.lines -> 0 ->> 'to')::timestamptz as trial_end from ${invoices} i
              where i.subscription_id = ${subscriptions.id} order by i.created_at, i.number limit 1
          ) first
          where first.total = 0 and first.discount = 0 and not ${subscriptions.trialRefused}
      ) trial
      where over <= now and ${within(sql`over`, span)}`);
  return rows[0]!;
}
