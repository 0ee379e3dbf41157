import type { CommerceFixture } from './commerce-fixture.ts';
import type { Payer } from './payer.ts';

/**
 * Lets time pass for a payer and collects the payment provider's events.
 * @param by days; because months differ in length, effects of a renewal are measured from the period's end
 * @returns the types of the events that were received and stored, in alphabetical order, with repetitions
 */
export async function jump(
  { database, sandbox }: CommerceFixture,
  me: Payer,
  by: number | { afterPeriodsEnd: number },
): Promise<string[]> {
  const customer = await me.customerId();
  const arrived = async () => {
    await sandbox.runDue();
    const { rows } = await database.pool.query<{ id: string; type: string }>(
      'select id, type from payment_events where customer_id = $1',
      [customer],
    );
    return rows;
  };
  const before = new Set((await arrived()).map(({ id }) => id));
  await me.letPass(typeof by === 'number' ? by : (await daysLeft(me)) + by.afterPeriodsEnd);
  return (await arrived())
    .filter(({ id }) => !before.has(id))
    .map(({ type }) => type)
    .toSorted();
}

/** Returns the days left of the paid period. */
async function daysLeft(me: Payer): Promise<number> {
  const { currentPeriodEnd } = await me.plan();
  return (Date.parse(currentPeriodEnd ?? '') / 1000 - (await me.clockNow())) / 86_400;
}
