import { sql } from 'drizzle-orm';
import { paths, rateVital, type PageName, type StaffEvents, type VitalName } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { events } from './events.tables.ts';
import { shareBetween } from './domain/share-between.ts';

/** The steps from the landing page to the completed order. */
const steps = [
  'root',
  'quiz',
  'checkoutSignup',
  'checkoutMembership',
  'checkoutPayment',
  'checkoutSuccess',
] as const satisfies readonly PageName[];
const goal: PageName = 'checkoutSuccess';

const lately = sql`${events.at} > now() - interval '7 days'`;
const own = (name: string) => sql`(${events.message} -> 'properties' ->> ${name})`;

/** Returns the analytics figures for staff. */
export async function readStaffEvents(db: Database): Promise<StaffEvents> {
  const [hours, funnels, vitals, experiments] = [
    await readHours(db),
    await readFunnels(db),
    await readVitals(db),
    await readExperiments(db),
  ];
  return { hours, funnels, vitals, experiments };
}

async function readHours(db: Database): Promise<StaffEvents['hours']> {
  const { rows } = await db.execute<{ hour: string; events: number }>(sql`
    select to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as hour, count(${events.uuid})::int as events
    from generate_series(date_trunc('hour', now()) - interval '47 hours', date_trunc('hour', now()), interval '1 hour') hour
    left join ${events} on ${events.receivedAt} >= hour and ${events.receivedAt} < hour + interval '1 hour'
    group by hour order by hour`);
  return rows;
}

/**
 * Counts the visits at each step. A variation is reported once per browser session but belongs to the visitor, so it
 * counts for all of their visits.
 */
async function readFunnels(db: Database): Promise<StaffEvents['funnels']> {
  const { rows } = await db.execute<{
    by: 'all' | 'variation' | 'release';
    of: string;
    page: string;
    visits: number;
  }>(sql`
    with views as (
      select ${events.visitSessionId} as visit, ${events.anonymousId} as who, ${events.page} as page from ${events}
      where ${events.name} = 'Persona Viewed' and ${lately}
    ), parts as (
      select distinct 'all' as by, '' as of, visit from views
      union select distinct 'variation', ${own('experimentName')} || ': ' || ${own('variationName')}, visit
        from ${events} join views on who = ${events.anonymousId}
        where ${events.name} = 'Experiment Bucketed' and ${lately}
      union select distinct 'release', ${events.servedBy}, ${events.visitSessionId}
        from ${events} where ${events.servedBy} like 'checkout-mfe@%' and ${lately}
    )
    select by, of, page, count(distinct visit)::int as visits from parts join views using (visit)
    where page in (${sql.join(
      steps.map((step) => sql`${step}`),
      sql`, `,
    )})
    group by by, of, page order by by, of`);
  const keys = [...new Map(rows.map((row) => [`${row.by} ${row.of}`, row])).values()];
  return keys.map(({ by, of }) => ({
    by,
    of,
    steps: steps.map((step) => ({
      page: paths[step],
      visits: rows.find((row) => row.by === by && row.of === of && row.page === step)?.visits ?? 0,
    })),
  }));
}

async function readVitals(db: Database): Promise<StaffEvents['vitals']> {
  const { rows } = await db.execute<{ metric: VitalName; page: string; p75: number; samples: number }>(sql`
    select ${own('metric')} as metric, ${events.page} as page, count(*)::int as samples,
      (percentile_cont(0.75) within group (order by (${own('value')})::float8))::float8 as p75
    from ${events} where ${events.name} = 'Web Vital' and ${lately}
    group by 1, 2 order by 1, 2`);
  return rows.map((row) => ({ ...row, rating: rateVital(row.metric, row.p75) }));
}

async function readExperiments(db: Database): Promise<StaffEvents['experiments']> {
  const { rows } = await db.execute<{ name: string; variation: string; of: number; through: number }>(sql`
    with viewed as (
      select ${own('experimentName')} as name, ${own('variationName')} as variation,
        ${events.anonymousId} as who, min(${events.at}) as at
      from ${events} where ${events.name} = 'Experiment Viewed' and ${lately} group by 1, 2, 3
    )
    select name, variation, count(*)::int as of, count(*) filter (where exists (
      select from ${events} where ${events.anonymousId} = who and ${events.name} = 'Persona Viewed'
        and ${events.page} = ${goal} and ${events.at} >= viewed.at))::int as through
    from viewed group by 1, 2 order by 1, 2`);
  return [...new Set(rows.map(({ name }) => name))].map((name) => ({
    name,
    variations: rows
      .filter((row) => row.name === name)
      .map(({ variation, of, through }) => ({ name: variation, of, through, ...shareBetween(through, of) })),
  }));
}
