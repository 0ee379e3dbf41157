import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CallStarted, renameKeys, toCamel } from '@greenroom/contracts';
import { CallClient } from '@greenroom/calls/testing/call-client';
import { browserAt, type SignedIn, signUp } from '../../testing/load/signed-in.ts';
import { goodRaise } from '@greenroom/roleplay/testing/good-raise';
import type { InstancesFixture } from '../../testing/load/instances-fixture.ts';

/** The effect of one kind of failure on people. */
export interface DrillRow {
  what: string;
  /** From the last success before the failure to the first one after it. In ms. */
  pauseMs: number;
  acknowledged: number;
  lost: number;
  twice: number;
  /** Answers by the house engine instead of the model. */
  byHouseEngine?: number;
  /** Other defects, in words. */
  wrong: string[];
}

/**
 * Kills the instance of a call once it has taken the caller's words: the call must continue, with the words stored
 * once.
 */
export async function callKilled(fixture: InstancesFixture): Promise<DrillRow> {
  const { port } = fixture;
  const me = browserAt(() => port, 10_000, 'no keep-alive');
  fixture.balancer.prefer(0);
  const conversation = randomUUID();
  const begun = await me.ask('POST', '/api/v1/calls', {
    conversation_uuid: conversation,
    instructor_slug: 'imogen-vale',
    language: 'en',
  });
  const { socketPath, resumeToken } = renameKeys(JSON.parse(begun.body), toCamel) as CallStarted;
  const client = new CallClient({ port, socketPath, resumeToken });
  client.microphoneOn = false;
  await client.connect();
  const text = 'I want to speak better in meetings';
  client.send({ type: 'typed', clientMessageId: randomUUID(), text });
  await client.turn((turn) => turn.author === 'person' && turn.text === text, 20_000);
  await fixture.kill(0);
  const killedAt = performance.now();
  const welcome = await againUntil(() => client.connect(), 30_000);
  const pauseMs = Math.round(performance.now() - killedAt);
  const more = 'And I would like to begin on Monday';
  client.send({ type: 'typed', clientMessageId: randomUUID(), text: more });
  await client.turn((turn) => turn.author === 'person' && turn.text.includes(more), 20_000);
  client.send({ type: 'end', why: 'hung-up' });
  await client.next('ended', undefined, 30_000).catch(() => {});
  client.close();
  await fixture.startAgain(0);
  const said = await fixture.query<{ text: string }>(
    `select text from messages where conversation_uuid = $1 and author = 'person'`,
    [conversation],
  );
  const times = [text, more].map((one) => said.filter((message) => message.text.includes(one)).length);
  return {
    what: 'instance killed in a call',
    pauseMs,
    acknowledged: 2,
    lost: times.filter((count) => count === 0).length,
    twice: times.filter((count) => count > 1).length,
    wrong: welcome?.resumed ? [] : ['the call was not gone on with'],
  };
}

/**
 * Makes three checkouts and kills the instance at the beginning, at the payment and at the reading: one charge, one
 * plan.
 */
export async function checkoutKilled(fixture: InstancesFixture): Promise<DrillRow> {
  const people = await signUp(() => fixture.port, fixture.url, 3);
  const wrong: string[] = [];
  let pauseMs = 0;
  let lost = 0;
  let twice = 0;
  for (const [at, me] of people.entries()) {
    fixture.balancer.prefer(0);
    const id = await buyWhileKilled(fixture, me, at, (ms) => (pauseMs = Math.max(pauseMs, ms)));
    const [row] = await fixture.query<{ charges: number; plans: number }>(
      `with mine as (select customer_id from checkouts where session_id = $1)
       select (select count(*)::int from payment_sandbox.objects where kind = 'charge' and customer = (select customer_id from mine)
                and json ->> 'status' = 'succeeded') as charges,
              (select count(*)::int from subscriptions s join payers p on p.uuid = s.payer_uuid
                where p.customer_id = (select customer_id from mine) and s.status = 'active') as plans`,
      [id],
    );
    if (row!.charges !== 1) wrong.push(`charged ${row!.charges} times, killed at step ${at + 1}`);
    lost += row!.plans === 0 ? 1 : 0;
    twice += row!.charges > 1 || row!.plans > 1 ? 1 : 0;
  }
  return { what: 'instance killed in a checkout', pauseMs, acknowledged: people.length, lost, twice, wrong };
}

async function buyWhileKilled(fixture: InstancesFixture, me: SignedIn, at: number, paused: (ms: number) => void) {
  const attempt = { tier: 'monthly', terms_agreed: true, attempt_uuid: randomUUID() };
  /** Runs a step during which the instance dies, shortly after the request; the page tries again. */
  const step = async (n: number, method: string, path: string, body?: object) => {
    const killing = n === at ? sleep(30).then(() => fixture.kill(0)) : undefined;
    const began = performance.now();
    const answer = await againUntil(async () => {
      const { status, body: said } = await me.ask(method, path, body);
      if (status >= 500) throw new Error(`${status}: ${said}`);
      return JSON.parse(said) as Record<string, string> & { error?: unknown };
    }, 40_000);
    await killing;
    if (n === at) paused(Math.round(performance.now() - began));
    return answer ?? {};
  };
  const stripe = '/api/v1/commerce/stripe';
  const begun = await step(0, 'POST', `${stripe}/subscriptions`, attempt);
  const card = { type: 'card', number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
  const method = await step(9, 'POST', '/sandbox/payments/payment-methods', {
    publishable_key: begun.publishable_key,
    ...card,
  });
  await step(1, 'POST', '/sandbox/payments/sessions/confirm', {
    client_secret: begun.client_secret,
    payment_method: method.id,
  });
  const session = `${stripe}/checkout-sessions/${begun.checkout_session_id}`;
  for (let tries = 0; tries < 60; tries += 1) {
    const { subscription_state: state } = await step(tries === 0 ? 2 : 9, 'GET', session);
    if (state === 'active') break;
    await sleep(500);
  }
  await fixture.startAgain(0);
  return begun.checkout_session_id;
}

/** Work of a dead instance is released after two minutes, and looked for every minute. */
const notesWithinMs = 300_000;

/** Kills the only instance while it makes a scene's feedback: the next instance must make it, once. */
export async function feedbackKilled(fixture: InstancesFixture): Promise<DrillRow> {
  const [me] = await signUp(() => fixture.port, fixture.url, 1);
  await fixture.kill(1);
  fixture.balancer.prefer(0);
  const scene = { kind: 'written', scenario_uuid_or_slug: 'ask-for-the-raise' };
  const uuid = randomUUID();
  const ask = async (method: string, path: string, body?: object) => {
    const { status, body: said } = await me!.ask(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${said}`);
    return JSON.parse(said) as Record<string, string>;
  };
  const made = await ask('POST', '/api/v1/roleplay', { user_role_play_uuid: uuid, scene });
  await ask('POST', `/api/v1/roleplay/${uuid}/begin`);
  for (const text of goodRaise.slice(0, 6))
    await ask('POST', `/api/v1/roleplay/${uuid}/lines`, { client_line_id: randomUUID(), text });
  await ask('POST', `/api/v1/roleplay/${uuid}/end`);
  const claimed = await againUntil(async () => {
    const rows = await fixture.query(
      'select from role_play_notes where role_play_uuid = $1 and claimed_at is not null',
      [uuid],
    );
    if (rows.length === 0) throw new Error('not yet');
    return true;
  }, 10_000);
  await fixture.kill(0);
  const killedAt = performance.now();
  await fixture.startAgain(1);
  fixture.balancer.prefer(1);
  const conversation = made.conversation_uuid ?? '';
  const ready = await againUntil(async () => {
    const { status } = await ask('GET', `/api/v1/roleplay-feedback/${conversation}`);
    if (status !== 'ready') throw new Error('not yet');
    return true;
  }, notesWithinMs);
  const pauseMs = Math.round(performance.now() - killedAt);
  await fixture.startAgain(0);
  const [row] = await fixture.query<{ count: number }>(
    `select count(*)::int as count from role_play_notes where role_play_uuid = $1`,
    [uuid],
  );
  const what = 'instance killed as notes were due';
  return {
    what,
    pauseMs,
    acknowledged: 1,
    lost: ready ? 0 : 1,
    twice: row!.count > 1 ? 1 : 0,
    wrong: claimed ? [] : ['nobody had begun the notes'],
  };
}

/** Retries every 200 ms. @returns undefined if it did not succeed in time */
async function againUntil<T>(attempt: () => Promise<T>, withinMs: number): Promise<T | undefined> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    try {
      return await attempt();
    } catch {
      await sleep(200);
    }
  }
  return undefined;
}
