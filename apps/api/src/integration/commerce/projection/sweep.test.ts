import { type CommerceFixture, openCommerceFixture } from '../testing/commerce-fixture.ts';
import type { Payer } from '../testing/payer.ts';

const minute = 60_000;
let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture({ faults: { webhook: () => 'never' } });
});
afterAll(() => fixture.close());
beforeEach(() => void (fixture.clock.ms = Date.now()));

async function sweepIn(minutes: number): Promise<void> {
  fixture.clock.ms += minutes * minute;
  await fixture.commerce.sweep();
}
const looks = async (me: Payer): Promise<boolean> => {
  const { rows } = await fixture.database.pool.query(
    'select 1 from payers where customer_id = $1 and look_at is not null',
    [await me.customerId()],
  );
  return rows.length > 0;
};

test('a payer with a new checkout is swept while it may be paid, and no longer', async () => {
  const me = await fixture.somebody();
  await me.begin();
  await sweepIn(6);
  expect(await looks(me)).toBe(true);
  await sweepIn(25 * 60);
  expect(await looks(me)).toBe(false);
});

test('a payer who returns after a plan has ended is found, even if they pay late without a webhook', async () => {
  const me = await fixture.somebody();
  await me.checkOut();
  await me.change('refund');
  const longAgo = new Date(Date.now() - 9 * 24 * 60 * minute);
  await fixture.database.pool.query('update payers set created_at = $1 where customer_id = $2', [
    longAgo,
    await me.customerId(),
  ]);
  const { client_secret: secret } = (await me.begin()).json<{ client_secret: string }>();
  await sweepIn(6);
  await me.pay(secret);
  expect((await me.plan()).state).toBe('none');
  await sweepIn(15);
  expect((await me.plan()).state).toBe('active');
});
