import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { allowanceUseOfAddresses } from '@greenroom/allowances/tables';
import { ownedAllowances } from '@greenroom/allowances';
import { ownedApplePlans } from '@greenroom/apple-plans';
import { ownedCommerce } from '@greenroom/commerce';
import { ownedConversations } from '@greenroom/coaching';
import { memoryFiles } from '@greenroom/ports/testing/file-store';
import { ownedRolePlays } from '@greenroom/roleplay';
import { ownedEvents } from '@greenroom/events';
import { ownedMeetings } from '@greenroom/meetings';
import { ownedOccasions, ownedSavedLines } from '@greenroom/occasions';
import { ownedPractice } from '@greenroom/practice';
import { ownedRecommendations } from '@greenroom/recommendations';
import { guardrailsModule, ownedReleaseChanges } from '@greenroom/releases';
import { noSite } from '@greenroom/releases/testing/no-site';
import { ownedStaff } from '@greenroom/staff';
import { ownedWaitlist } from '@greenroom/waitlist';
import { allTables } from '../testing/all-tables.ts';
import { deleteExpiredData } from './delete-expired-data.ts';
import { type IdentityFixture, openIdentityFixture, type RunningIdentity } from './testing/identity-app.ts';

const account = '00000000-0000-8000-8000-000000000001';
const session = '00000000-0000-4000-8000-000000000002';
let fixture: IdentityFixture;
let running: RunningIdentity;
beforeAll(async () => {
  fixture = await openIdentityFixture();
  running = await fixture.start();
  await fixture.database.pool.query(
    `insert into accounts (uuid, email, email_key, name) values ($1, 'a@example.com', 'a@example.com', 'A')`,
    [account],
  );
});
afterAll(() => fixture.close());

const failures: unknown[] = [];
const everyones = [
  ownedMeetings,
  ownedRecommendations,
  ownedOccasions,
  ownedSavedLines,
  ownedPractice,
  ownedConversations,
  ownedRolePlays(memoryFiles()),
  ownedAllowances,
  ownedWaitlist,
  ownedEvents,
  ownedCommerce,
  ownedApplePlans,
  ownedReleaseChanges,
  ownedStaff,
];
const forget = (owned = everyones) =>
  deleteExpiredData(
    {
      identity: running.identity,
      guardrails: guardrailsModule({
        ...{ db: fixture.database.db, site: noSite, secret: 'for tests', log: console },
        ...{ sample: 1, perAddress: 0, liars: 0.05 },
      }),
      owned,
      database: fixture.database,
    },
    { error: (facts) => failures.push(facts) },
  );

/** One row of each kind: its retention in days, and an insert that dates it `$1` days ago. */
const ago = `now() - make_interval(secs => $1::float8 * 86400)`;
const newSession = `insert into sessions (uuid, account_uuid, provider, country, expires_at, ended_at)
  values ('${session}', '${account}', 'password', 'XX'`;
const mail = `insert into mails (uuid, "to", locale, content, created_at, sent_at, failed_at)
  values (gen_random_uuid(), 'a@example.com', 'en', '{}'`;
const conversation = (owner: string) => `insert into conversations (uuid, owner_id, instructor_slug, title, updated_at)
  values (gen_random_uuid(), ${owner}, 'imogen-vale', 'x', ${ago})`;
const waiting = (confirmed: string) =>
  `insert into waitlist (email_key, email, locale, token_hash, consented_at, confirmed_at)
  values ('a', 'a@example.com', 'en', 'h', ${ago}, ${confirmed})`;
const use = (owner: string, period: string) =>
  `insert into allowance_uses (owner_id, period, used_at) values (${owner}, ${period}, ${ago})`;

/** The voice recording of a scene's line, kept with consent. */
const voice = `with scene as (
    insert into role_plays (uuid, owner_id, conversation_uuid, scene_key, category_slug, title, difficulty, medium,
      language, seed, keeps_voice_since)
    values (gen_random_uuid(), '${account}', gen_random_uuid(), 'k', 'work', 't', 'tough', 'voice', 'en', 's', ${ago})
    returning uuid
  ), line as (
    insert into role_play_lines (role_play_uuid, position, author, text, at_ms, message_uuid)
    select uuid, 1, 'person', 'x', 0, gen_random_uuid() from scene returning role_play_uuid, message_uuid
  )
  insert into role_play_voices (uuid, role_play_uuid, message_uuid, at_ms, duration_ms, kept_at, created_at)
  select gen_random_uuid(), role_play_uuid, message_uuid, 0, 1, ${ago}, ${ago} from line`;

/** A subscription with one period. */
const applePlan = (owner: string) => `with plan as (
    insert into apple_subscriptions (original_transaction_id, account_uuid)
    values (gen_random_uuid()::text, ${owner}) returning original_transaction_id
  )
  insert into apple_transactions (transaction_id, original_transaction_id, product_id, purchased_at, expires_at,
    is_upgraded, is_trial, signed_at)
  select gen_random_uuid()::text, original_transaction_id, 'p', ${ago}, ${ago}, false, false, ${ago} from plan`;

const kinds: [kind: string, table: string, days: number, insert: string][] = [
  ['an ended log-in', 'sessions', 30, `${newSession}, now() + interval '1 day', ${ago})`],
  ['an expired log-in', 'sessions', 30, `${newSession}, ${ago}, null)`],
  [
    'a mailed link',
    'one_time_tokens',
    1,
    `insert into one_time_tokens (hash, account_uuid, purpose, email, expires_at)
      values ('h', '${account}', 'reset-password', 'a@example.com', ${ago})`,
  ],
  ['a provider’s used answer', 'spent_answers', 0, `insert into spent_answers values ('s', ${ago})`],
  [
    'a staff action',
    'staff_actions',
    1098,
    `insert into staff_actions (action, reason, at) values ('blocked', 'x', ${ago})`,
  ],
  ['a challenge', 'challenges', 0, `insert into challenges values ('k', 'c', ${ago})`],
  [
    'a rate limit',
    'rate_limits',
    0,
    `insert into rate_limits (key, points, expire) values ('r', 1, (extract(epoch from ${ago}) * 1000)::bigint)`,
  ],
  ['a sent mail', 'mails', 30, `${mail}, ${ago}, now(), null)`],
  ['a mail that could not be sent', 'mails', 30, `${mail}, ${ago}, null, now())`],
  [
    'a payment event',
    'payment_events',
    90,
    `insert into payment_events (id, type, created_at, taken_at) values ('e', 'x', now(), ${ago})`,
  ],
  [
    'a notification from Apple',
    'apple_notifications',
    365,
    `insert into apple_notifications (uuid, type, signed_at, received_at) values (gen_random_uuid(), 'x', now(), ${ago})`,
  ],
  ['an unclaimed subscription of Apple’s', 'apple_subscriptions', 90, applePlan('null')],
  ['a period of an unclaimed subscription of Apple’s', 'apple_transactions', 90, applePlan('null')],
  [
    'a checkout',
    'checkouts',
    30,
    `insert into checkouts (uuid, account_uuid, customer_id, tier, price_id, trial_days, created_at)
      values (gen_random_uuid(), '${account}', 'c', 'annual', 'p', 0, ${ago})`,
  ],
  [
    'a card’s used trial',
    'had_once',
    730,
    `insert into had_once (what, who, subscription_id, at) values ('trial', 'card:x', 's', ${ago})`,
  ],
  [
    'a declared cancellation',
    'declared_cancellations',
    1_098,
    `insert into declared_cancellations (uuid, email, kind, wished_for, token_hash, received_at)
      values (gen_random_uuid(), 'a@example.com', 'ordinary', 'soonest', 'h', ${ago})`,
  ],
  ['a price', 'price_cache', 7, `insert into price_cache (key, read_at, taken_until) values ('k', ${ago}, now())`],
  [
    'a demonstration mail',
    'outbox_mails',
    30,
    `insert into outbox_mails values (gen_random_uuid(), 'a@example.com', 's', 'h', 't', ${ago})`,
  ],
  [
    'an audit event',
    'audit_events',
    365,
    `insert into audit_events (uuid, event, at) values (gen_random_uuid(), 'x', ${ago})`,
  ],
  [
    'a signing key',
    'signing_keys',
    60,
    `insert into signing_keys values (gen_random_uuid()::text, '{}', 'sealed', ${ago})`,
  ],
  [
    'a release’s guardrail counts',
    'guardrail_counts',
    30,
    `insert into guardrail_counts values ('checkout-mfe', ${ago}, '1', 'load', 0, 1)`,
  ],
  [
    'a document’s guardrail reports',
    'guardrail_reports',
    1,
    `insert into guardrail_reports values (gen_random_uuid()::text, 'first', ${ago})`,
  ],
  [
    'a readiness check of an instance',
    'readiness_checks',
    1,
    `insert into readiness_checks values (gen_random_uuid(), ${ago})`,
  ],
  ['a recording of the user’s voice', 'role_play_voices', 30, voice],
  ['a visitor’s conversation', 'conversations', 400, conversation('gen_random_uuid()')],
  [
    'a day’s model cost',
    'model_usage',
    93,
    `insert into model_usage (owner_id, day) values ('${account}', (${ago})::date)`,
  ],
  ['a visitor’s free allowance', 'allowance_uses', 400, use('gen_random_uuid()', `'1970-01-01'`)],
  ['a month’s usage', 'allowance_uses', 93, use(`'${account}'`, `(${ago})::date`)],
  [
    'an analytics event',
    'events',
    90,
    `insert into events (uuid, name, at, received_at, anonymous_id, message)
      values (gen_random_uuid(), 'Persona Viewed', now(), ${ago}, 'a', '{}')`,
  ],
  [
    'a meeting that never ended',
    'meetings',
    7,
    `insert into meetings (conversation_uuid, owner_id, title, kind, goals, others_agreed, you, held_at, created_at)
      values (gen_random_uuid(), '${account}', 'x', 'other', '[]', false, '[]', now(), ${ago})`,
  ],
  [
    'a recommendation',
    'recommendations',
    180,
    `insert into recommendations (uuid, owner_id, day, kind, subject, reason)
      values (gen_random_uuid(), '${account}', (${ago})::date, 'item', 'x', 'goal')`,
  ],
  [
    'an upcoming event',
    'occasions',
    180,
    `insert into occasions (uuid, owner_id, what, with_whom, held_on, good_end, fear, line, created_at)
      values (gen_random_uuid(), '${account}', 'x', '', (${ago})::date, '', '', '', ${ago})`,
  ],
  [
    'a practice step of a past week',
    'practice_steps',
    180,
    `with plan as (insert into practice_plans (owner_id, days, hour, time_zone, by_mail, locale, opens_all, begun_on)
        values (gen_random_uuid(), '[1]', 18, 'UTC', true, 'en', true, (${ago})::date) returning owner_id)
      insert into practice_steps (uuid, owner_id, week, position, kind, subject, reason, created_at)
      select gen_random_uuid(), owner_id, (${ago})::date, 1, 'item', 'x', 'goal', ${ago} from plan`,
  ],
  [
    'an address’s count of free allowances',
    'tastes_of_addresses',
    2,
    `insert into tastes_of_addresses (address_key, day) values ('a', (${ago})::date)`,
  ],
  [
    'an address’s model usage',
    'model_usage_of_addresses',
    2,
    `insert into model_usage_of_addresses (address_key, day) values ('a', (${ago})::date)`,
  ],
  ['an unconfirmed waitlist address', 'waitlist', 7, waiting('null')],
  ['a confirmed waitlist address', 'waitlist', 730, waiting('now()')],
  [
    'a release change',
    'release_history',
    730,
    `insert into release_history (app, at, state, what, why, by_kind, intent, shares, issued_before)
      values ('a', ${ago}, 'dropped', 'promoted', 'w', 'staff', '{}', '[]', 0)`,
  ],
  [
    'a release notice',
    'release_notices',
    90,
    `insert into release_notices (key, at, kind, text, attempts) values (gen_random_uuid()::text, ${ago}, 'returned', 't', 0)`,
  ],
  [
    'an ended ramp',
    'ramps',
    730,
    `insert into ramps (uuid, app, version, stable, steps, every_seconds, min_sample, salt, state, step, step_since, begun_at, ended_at)
      values (gen_random_uuid(), 'a', '2', '1', '[1]', 60, 1, 's', 'done', 0, now(), now(), ${ago})`,
  ],
];

const kept = async (table: string, insert: string, days: number): Promise<number> => {
  await fixture.database.pool.query(`delete from ${table}`);
  await fixture.database.pool.query(insert, [days]);
  await forget();
  const { rows } = await fixture.database.pool.query(`select count(*)::int as count from ${table}`);
  return (rows[0] as { count: number }).count;
};

test.each(kinds)('keeps %s in %s for %d days, then deletes it', async (_, table, days, insert) => {
  // Whole days, because some tables store dates only: the test must pass at any time of day.
  expect(await kept(table, insert, days - 1)).toBe(1);
  expect(await kept(table, insert, days + 1.1)).toBe(0);
  expect(failures).toEqual([]);
});

test.each([
  [
    'an account',
    'accounts',
    `insert into accounts (uuid, email, email_key, name, created_at)
    values ('${account}', 'a@example.com', 'a@example.com', 'A', ${ago})`,
  ],
  ['an account’s conversation', 'conversations', conversation(`'${account}'`)],
  ['an account’s free allowance', 'allowance_uses', use(`'${account}'`, `'1970-01-01'`)],
  ['an account’s subscription of Apple’s', 'apple_subscriptions', applePlan(`'${account}'`)],
  [
    'reading history',
    'content_history',
    `insert into content_history (owner_id, content_uuid, instructor_slug, changed_at)
      values ('${account}', gen_random_uuid(), 'imogen-vale', ${ago})`,
  ],
  [
    'exercise answers',
    'exercise_answers',
    `insert into exercise_answers (owner_id, content_uuid, instructor_slug, answers, changed_at)
      values ('${account}', gen_random_uuid(), 'imogen-vale', '{}', ${ago})`,
  ],
  ['an active log-in', 'sessions', `${newSession}, now() + interval '1 day' + 0 * (now() - ${ago}), null)`],
  ['a queued mail', 'mails', `${mail}, ${ago}, null, null)`],
  [
    'the latest change of an app’s releases',
    'release_history',
    `insert into release_history (app, at, state, what, why, by_kind, intent, shares, issued_before)
      values ('a', ${ago}, 'done', 'promoted', 'w', 'staff', '{}', '[]', 0)`,
  ],
])('does not delete %s automatically', async (_, table, insert) => {
  expect(await kept(table, insert, 5_000)).toBe(1);
});

test('continues after a part that fails', async () => {
  const broken = {
    ...ownedConversations,
    name: 'broken',
    forgetVisitors: async () => {
      throw new Error('no');
    },
  };
  await fixture.database.pool.query(
    `insert into tastes_of_addresses (address_key, day) values ('late', current_date - 9) on conflict do nothing`,
  );
  await forget([broken, ownedAllowances]);
  expect(failures.splice(0)).toEqual([expect.objectContaining({ part: 'broken' })]);
  expect(await fixture.db.$count(allowanceUseOfAddresses)).toBe(0);
});

const tables = await allTables();

describe('docs/retention.md', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/retention.md'), 'utf8');
  const lines = page.split('\n').filter((line) => line.startsWith('| '));
  const lineOf = (table: string) => lines.find((line) => line.includes(`\`${table}\``));

  test.each(tables.map((table) => getTableName(table)))('states how long %s is kept', (table) => {
    expect(lineOf(table)).toBeDefined();
  });

  test.each(kinds.filter(([, , days]) => days > 0))('lists %s in %s: %d days', (_, table, days) => {
    expect(lineOf(table)).toMatch(new RegExp(`\\b${days} days?\\b`));
  });
});
