import { type CommerceFixture, openCommerceFixture } from '../testing/commerce-fixture.ts';
import { crashes } from '@greenroom/commerce/testing/crashes';
import { cards, type Payer } from '../testing/payer.ts';
import { runWithoutFaults } from '../testing/survive.ts';

const dying = crashes();
/** Webhooks are held while a read dies; running beside it, they would take steps of their own. */
let held = false;
let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture({
    ...dying,
    faults: { webhook: () => (held ? { laterBySeconds: 60 } : 'twice') },
  });
});
afterAll(() => fixture.close());
beforeEach(() => fixture.forgetCards());

const beginning = /has begun$|hat begonnen$/;
const begunMails = async ({ email }: Payer) => {
  await fixture.mailsTo(email);
  return fixture.mailer.sent.filter(({ to, subject }) => to === email && beginning.test(subject));
};

test('a new plan is confirmed with its price, the next charge, how to cancel, withdrawal and terms', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'annual', coupon: 'OPENING20' });
  const [mail, ...more] = await begunMails(me);
  expect([mail?.subject, more]).toEqual(['Your plan has begun', []]);
  const { currentPeriodEnd } = await me.plan();
  const renewal = new Date(currentPeriodEnd!).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
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
  const me = await fixture.somebody();
  await me.me.ask('PUT', '/api/v1/users/me', { locale: 'de' });
  await me.checkOut({ tier: 'annual', coupon: 'OPENING20', includeTrial: true });
  const [mail] = await begunMails(me);
  expect(mail?.subject).toBe('Ihre kostenlose Probezeit hat begonnen');
  expect(mail?.text).toMatch(/Erste Abbuchung: 67,20\s\$ am /);
  expect(mail?.text).toContain('Ihr Widerrufsrecht. Wenn Sie in der Europäischen Union leben');
  await me.letPass(8);
  await fixture.commerce.sweep();
  expect(await begunMails(me)).toHaveLength(1);
});

test('nothing is confirmed after a declined card or for a trial that the card had before', async () => {
  const [me, other] = [await fixture.somebody(), await fixture.somebody()];
  await me.checkOut({ card: cards.declined });
  expect(await begunMails(me)).toEqual([]);
  await me.checkOut({ includeTrial: true });
  await other.checkOut({ includeTrial: true });
  await fixture.sandbox.runDue();
  expect([(await begunMails(me)).length, await begunMails(other)]).toEqual([1, []]);
});

test.each(['before', 'after'] as const)(
  'the confirmation comes once although every webhook comes twice and the server dies %s storing it',
  async (when) => {
    const me = await fixture.somebody();
    const { client_secret: secret, checkout_session_id: id } = (await me.begin()).json<Record<string, string>>();
    held = true;
    await me.pay(secret!);
    // Reading the checkout, the lease, reading the customer, storing all of it.
    dying.crashAt(4, when);
    const died = await me.readCheckout(id!);
    dying.crashAt(undefined);
    held = false;
    expect(died.status).not.toBe('complete');
    await me.readCheckout(id!);
    await runWithoutFaults(fixture);
    expect(await begunMails(me)).toHaveLength(1);
  },
  60_000,
);
