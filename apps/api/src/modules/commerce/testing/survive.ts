import { checkBooks } from './check-books.ts';
import type { CommerceWorld } from './commerce-world.ts';
import type { Payer } from './payer.ts';

type Surviving = Pick<CommerceWorld, 'clock' | 'commerce' | 'sandbox' | 'stripe' | 'database'>;

const hourMs = 3_600_000;

/** Time passes in which nothing goes wrong any more: webhooks are tried again, and the sweep looks at everyone. */
export async function calmDown({ clock, commerce, sandbox, database }: Surviving): Promise<void> {
  for (let hours = 0; hours < 3; hours += 1) {
    clock.ms += 7 * hourMs;
    await sandbox.runDue();
    await commerce.sweep();
    await sandbox.runDue();
  }
  // A sweep takes some payers at once; in tests nobody shall be left over.
  const { rows } = await database.pool.query('select 1 from payers where look_at <= $1', [new Date(clock.ms)]);
  if (rows.length > 0) await commerce.sweep();
}

/** A person who wants a plan, and presses the button until the page says that they have one. */
export async function buyAtLast(me: Payer): Promise<void> {
  for (let tries = 0; tries < 4; tries += 1) {
    const begun = await me.begin({ tier: 'monthly' });
    if (begun.statusCode === 409) return;
    if (begun.statusCode !== 200) continue;
    const { client_secret: secret, checkout_session_id: id } = begun.json<Record<string, string>>();
    await me.pay(secret!);
    const { subscription_state: state } = await me.readCheckout(id!);
    if (state === 'active') return;
  }
}

/** What is not as it must be of somebody who bought one plan. */
export async function boughtOnce(world: Surviving, me: Payer): Promise<string[]> {
  const customer = await me.customerId();
  const charges = (await world.stripe.charges.list({ customer })).data.filter(({ status }) => status === 'succeeded');
  const { state } = await me.plan();
  return [
    ...(charges.length === 1 ? [] : [`charged ${charges.length} times`]),
    ...(state === 'active' ? [] : [`the plan is ${state}`]),
    ...(await checkBooks(world, customer)),
  ];
}
