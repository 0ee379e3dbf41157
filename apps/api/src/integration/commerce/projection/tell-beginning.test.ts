import { type CommerceFixture, openCommerceFixture } from '../testing/commerce-fixture.ts';
import { deaths } from '@greenroom/commerce/testing/deaths';
import { cards, type Payer } from '../testing/payer.ts';
import { calmDown } from '../testing/survive.ts';

const dying = deaths();
/** Webhooks are held while a read dies; running beside it, they would take steps of their own. */
let held = false;
let world: CommerceFixture;
beforeAll(async () => {
  world = await openCommerceFixture({ ...dying, faults: { webhook: () => (held ? { laterBySeconds: 60 } : 'twice') } });
});
afterAll(() => world.close());
beforeEach(() => world.forgetCards());

const beginning = /has begun$|hat begonnen$/;
const begunMails = async ({ email }: Payer) => {
  await world.mailsTo(email);
  return world.mailer.sent.filter(({ to, subject }) => to === email && beginning.test(subject));
};

test('a new plan is confirmed with its price, the next charge, how to cancel, withdrawal and terms', async () => {
  const me = await world.somebody();
  await me.checkOut({ tier: 'annual', coupon: 'OPENING20' });
  const [mail, ...more] = await begunMails(me);
  expect([mail?.subject, more]).toEqual(['Your plan has begun', []]);
  const { currentPeriodEnd } = await me.plan();
  const renewal = new Date(currentPeriodEnd!).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (const said of [
    'Greenroom, yearly plan, $84.00 a year',
    `Next charge: $84.00 on ${renewal}. From then on it renews each year until you cancel.`,
    'without signing in at http://localhost:4200/cancel-contracts',
    'Your right to withdraw. If you live in the European Union',
    'Model form: “I hereby withdraw',
    'http://localhost:4200/withdraw',
    'The terms, as they are today. That you use Greenroom',
    'Green Room Ltd, 1 Stage Lane, London',
  ])
    expect(mail?.text).toContain(said);
});

test('a new trial is confirmed in the account’s language, with the discount of its first charge', async () => {
  const me = await world.somebody();
  await me.me.ask('PUT', '/api/v1/users/me', { locale: 'de' });
  await me.checkOut({ tier: 'annual', coupon: 'OPENING20', includeTrial: true });
  const [mail] = await begunMails(me);
  expect(mail?.subject).toBe('Ihre kostenlose Probezeit hat begonnen');
  expect(mail?.text).toMatch(/Erste Abbuchung: 67,20\s\$ am /);
  expect(mail?.text).toContain('Ihr Widerrufsrecht. Wenn Sie in der Europäischen Union leben');
  await me.letPass(8);
  await world.commerce.sweep();
  expect(await begunMails(me)).toHaveLength(1);
});

test('nothing is confirmed after a declined card or for a trial that the card had before', async () => {
  const [me, other] = [await world.somebody(), await world.somebody()];
  await me.checkOut({ card: cards.declined });
  expect(await begunMails(me)).toEqual([]);
  await me.checkOut({ includeTrial: true });
  await other.checkOut({ includeTrial: true });
  await world.sandbox.runDue();
  expect([(await begunMails(me)).length, await begunMails(other)]).toEqual([1, []]);
});

test.each(['before', 'after'] as const)(
  'the confirmation comes once although every webhook comes twice and the server dies %s storing it',
  async (when) => {
    const me = await world.somebody();
    const { client_secret: secret, checkout_session_id: id } = (await me.begin()).json<Record<string, string>>();
    held = true;
    await me.pay(secret!);
    // Reading the checkout, the lease, reading the customer, storing all of it.
    dying.dieAt(4, when);
    const died = await me.readCheckout(id!);
    dying.dieAt(undefined);
    held = false;
    expect(died.status).not.toBe('complete');
    await me.readCheckout(id!);
    await calmDown(world);
    expect(await begunMails(me)).toHaveLength(1);
  },
  60_000,
);
