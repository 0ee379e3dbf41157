import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedIn } from '../../../testing/load/signed-in.ts';

export const followUps = ['keep', 'cancel', 'give back', 'switch', 'delete account', 'renew'] as const;
export type FollowUp = (typeof followUps)[number];

/** What a person bought and did, as far as the server confirmed it. */
export interface Bought {
  email: string;
  accountUuid: string;
  tier: 'annual' | 'monthly';
  followUp: FollowUp;
  /** Whether the action was answered with success. */
  done: boolean;
}

interface PlannedPurchase {
  tier: Bought['tier'];
  followUp: FollowUp;
  /** Whether a card that is declined is tried first. */
  declinedFirst: boolean;
  /** Lets periods of the plan pass. */
  renew(accountUuid: string): Promise<void>;
}

const commerce = '/api/v1/commerce';
/** Retries of a page whose request was not answered, and their interval in ms. */
const again = { times: 400, everyMs: 250 };

/**
 * Makes one purchase and its follow-up action over HTTP, as a browser does. Requests without an answer or with a server
 * error are retried.
 * @throws Error if a step that must succeed is refused or never answered
 */
export async function buyAndDo(me: SignedIn, password: string, planned: PlannedPurchase): Promise<Bought> {
  const ask = (method: string, path: string, body?: object) => answerTo(me, method, path, body);
  const { id: accountUuid } = (await ask('GET', '/api/v1/users/me')).json;
  await pay(ask, planned);
  const done = await act(ask, planned, { password, accountUuid: accountUuid! });
  return { email: me.email, accountUuid: accountUuid!, tier: planned.tier, followUp: planned.followUp, done };
}

type Ask = (method: string, path: string, body?: object) => Promise<Answer>;
interface Answer {
  status: number;
  json: Record<string, string>;
}

async function answerTo(me: SignedIn, method: string, path: string, body?: object): Promise<Answer> {
  for (let tries = 0; tries < again.times; tries += 1) {
    const answer = await me.ask(method, path, body).catch(() => undefined);
    if (answer && answer.status < 500 && answer.status !== 429)
      return { status: answer.status, json: JSON.parse(answer.body || '{}') as Record<string, string> };
    await sleep(again.everyMs);
  }
  throw new Error(`${method} ${path} got no response`);
}

async function pay(ask: Ask, { tier, declinedFirst }: PlannedPurchase): Promise<void> {
  const attempt = { tier, terms_agreed: true, include_trial: false, attempt_uuid: randomUUID() };
  const begun = await ask('POST', `${commerce}/stripe/subscriptions`, attempt);
  if (begun.status !== 200) throw new Error(`Starting the checkout returned ${begun.status}`);
  const { publishable_key: publishableKey, client_secret: clientSecret, checkout_session_id: id } = begun.json;
  const confirm = async (number: string) => {
    const card = { type: 'card', number, exp_month: 12, exp_year: 2040, cvc: '123' };
    const method = await ask('POST', '/sandbox/payments/payment-methods', { publishable_key: publishableKey, ...card });
    const planned = { client_secret: clientSecret, payment_method: method.json.id };
    return ask('POST', '/sandbox/payments/sessions/confirm', planned);
  };
  if (declinedFirst) await confirm('4000000000000002');
  await confirm((begun.json.test_card ?? '').replaceAll(' ', ''));
  for (let reads = 0; reads < again.times; reads += 1) {
    const { json } = await ask('GET', `${commerce}/stripe/checkout-sessions/${id}`);
    if (json.status === 'complete' && json.subscription_state === 'active') return;
    await sleep(again.everyMs);
  }
  throw new Error(`Checkout ${id} did not lead to a plan`);
}

/** @returns whether it was answered with success, at once or as already done */
async function act(
  ask: Ask,
  { tier, followUp, renew }: PlannedPurchase,
  { password, accountUuid }: { password: string; accountUuid: string },
): Promise<boolean> {
  if (followUp === 'renew') return renew(accountUuid).then(() => true);
  const { json: plan } = await ask('GET', `${commerce}/subscriptions/me`);
  const of = `${commerce}/stripe/subscriptions/${plan.id}`;
  const done = ({ status }: Answer) => status === 200 || status === 409;
  if (followUp === 'cancel') return done(await ask('POST', `${of}/cancel`, { reason: 'unused' }));
  if (followUp === 'give back') return done(await ask('POST', `${of}/refund`, {}));
  if (followUp === 'delete account')
    return done(await ask('POST', '/api/v1/users/me/deletion', { password, plan: 'end_now' }));
  if (followUp === 'keep') return true;
  const other = tier === 'annual' ? 'monthly' : 'annual';
  const shown = await ask('GET', `${of}/switch-preview?tier=${other}`);
  if (shown.status !== 200) return done(shown);
  return done(await ask('POST', `${of}/switch`, { tier: other, previewed_at: shown.json.previewed_at }));
}
