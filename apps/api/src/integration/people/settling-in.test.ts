import { demoAccount } from '@greenroom/identity';
import { randomUUID } from 'node:crypto';
import { sentences } from '@greenroom/contracts';
import { noPlan } from '@greenroom/access';
import { browser, goodPassword, mailedToken, someAddress } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';

const suite = identitySuite();

test.each([
  ['PUT', '/api/v1/users/me', { name: 'x' }],
  ['GET', '/api/v1/users/me/export', undefined],
  ['POST', '/api/v1/users/me/deletion', {}],
  ['DELETE', '/api/v1/users/me/deletion', undefined],
  ['GET', '/api/v1/onboarding', undefined],
  ['POST', '/api/v1/onboarding', { status: 'done' }],
  ['GET', '/api/v1/settings', undefined],
  ['PUT', '/api/v1/settings', { notifications: { check_ins: true, reminders: true, news: true } }],
  ['GET', '/api/persona/v2/auth/me', undefined],
  ['GET', '/api/persona/v2/auth/sessions', undefined],
  ['DELETE', `/api/persona/v2/auth/sessions/${randomUUID()}`, undefined],
  ['POST', '/api/persona/v2/auth/sessions/end', { which: 'all' }],
  ['POST', '/api/persona/v2/auth/change-password', { currentPassword: 'x', newPassword: goodPassword }],
  ['POST', '/api/persona/v2/auth/change-address', { email: 'a@example.com', password: 'x' }],
  ['POST', '/api/persona/v2/auth/send-confirmation', undefined],
] as const)('%s %s asks a visitor to log in', async (method, url, body) => {
  const answer = await browser(suite.running).ask(method, url, body);
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'not_authenticated']);
});

test('name and language can be changed', async () => {
  const { me } = await suite.newcomer();
  const answer = await me.ask('PUT', '/api/v1/users/me', { name: ' Änne ', locale: 'de' });
  expect(answer.json()).toMatchObject({ name: 'Änne', locale: 'de', logged_in: true });
  expect(await me.me()).toMatchObject({ name: 'Änne', locale: 'de', time_zone: null });
  const zone = { time_zone: 'Europe/Berlin' };
  expect((await me.ask('PUT', '/api/v1/users/me', zone)).json()).toMatchObject(zone);
  expect(await me.me()).toMatchObject({ name: 'Änne', ...zone });
  expect((await me.ask('PUT', '/api/v1/users/me', { time_zone: 'Mars/Olympus' })).statusCode).toBe(400);
  expect((await me.ask('PUT', '/api/v1/users/me', { name: 'n'.repeat(81) })).json().error.fields[0].message).toBe(
    sentences.nameTooLong,
  );
  const { me: other } = await suite.newcomer();
  const { id } = await other.me();
  expect((await me.ask('PUT', `/api/v1/users/${id}`, { name: 'x' })).statusCode).toBe(404);
});

test('the record has the fields that the specification reads', async () => {
  const { me } = await suite.newcomer();
  const user = await me.me();
  expect(user.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8/);
  expect(user.profile).toEqual({ id: expect.any(Number) as number });
  expect(user.analytics).toMatchObject({ user_id: user.id, persona_user_id: user.id, anonymous_id: null });
  expect((await me.ask('GET', '/api/v1/users/me?view=info')).json()).toEqual(user);
});

test('the user record has the anonymous analytics id once there is one', async () => {
  const { me } = await suite.newcomer();
  const anonymousId = '0f8fad5b-d9cb-469f-a165-70867728950e';
  me.jar.set('ajs_anonymous_id', anonymousId);
  expect((await me.me()).analytics).toMatchObject({ anonymous_id: anonymousId });
  me.jar.set('ajs_anonymous_id', '<script>');
  expect((await me.me()).analytics).toMatchObject({ anonymous_id: null });
});

test('check-email answers twenty times an hour per address', async () => {
  const { email } = await suite.newcomer();
  const asking = browser(suite.running, '10.4.4.4');
  const ask = async (address: string) =>
    (await asking.ask('GET', `/api/v1/check-email?email=${encodeURIComponent(address)}`)).json();
  expect(await ask(email.toUpperCase())).toEqual({ exists: true });
  expect(await ask(someAddress())).toEqual({ exists: false });
  expect((await ask('no address')).error.fields).toEqual([{ path: 'email', message: sentences.emailInvalid }]);
  for (let n = 2; n < 20; n += 1) await ask(email);
  expect((await ask(email)).error.code).toBe('rate_limited');
});

test('onboarding resumes where it was left, answer by answer', async () => {
  const { me } = await suite.newcomer();
  const save = async (body: Record<string, unknown>) => (await me.ask('POST', '/api/v1/onboarding', body)).json();
  expect((await me.ask('GET', '/api/v1/onboarding')).json()).toEqual({
    goal: null,
    with_whom: null,
    manner: null,
    status: 'open',
  });
  await save({ goal: 'Ask for a raise' });
  await Promise.all([save({ with_whom: 'manager' }), save({ manner: 'straight' })]);
  expect(await me.me()).toMatchObject({ onboarded: false });
  expect(await save({ status: 'done' })).toEqual({
    goal: 'Ask for a raise',
    with_whom: 'manager',
    manner: 'straight',
    status: 'done',
  });
  expect(await me.me()).toMatchObject({ onboarded: true });
  expect((await me.ask('POST', '/api/v1/onboarding', { goal: 'x'.repeat(501) })).statusCode).toBe(400);
});

test('settings are stored', async () => {
  const { me } = await suite.newcomer();
  expect((await me.ask('GET', '/api/v1/settings')).json().notifications).toMatchObject({ news: false });
  const chosen = { notifications: { check_ins: false, reminders: true, news: true } };
  expect((await me.ask('PUT', '/api/v1/settings', chosen)).json()).toEqual(chosen);
  expect((await me.ask('GET', '/api/v1/settings')).json()).toEqual(chosen);
});

test('settings are changed one by one: pages that do not know each other’s changes undo nothing', async () => {
  const { me } = await suite.newcomer();
  const save = async (notifications: Record<string, boolean>) =>
    (await me.ask('PUT', '/api/v1/settings', { notifications })).json().notifications;
  expect(await save({ news: true })).toEqual({ check_ins: true, reminders: true, news: true });
  expect(await save({ check_ins: false })).toEqual({ check_ins: false, reminders: true, news: true });
  await Promise.all([save({ news: false }), save({ reminders: false })]);
  const kept = (await me.ask('GET', '/api/v1/settings')).json().notifications;
  expect(kept).toEqual({ check_ins: false, reminders: false, news: false });
});

test('plans are granted by the setting, and an address of the company makes no account staff', async () => {
  const email = someAddress();
  const settings = {
    plans: 'on',
    companyDomain: 'example.com',
    grantedPlans: new Map([[email, { ...noPlan, status: 'ACTIVE' as const }]]),
  } as const;
  const site = await suite.fixture.start({ settings });
  const { me } = await suite.newcomer({ at: site, email });
  expect(await me.me()).toMatchObject({
    is_mc_email: true,
    staff: false,
    subscribed_state: 'FREE',
    rights: { whole_library: 'plan_required' },
  });
  await site.identity.sendMails();
  await me.ask('POST', '/auth/confirm-address', { token: mailedToken(suite.fixture.mailer, email) });
  expect(await me.me()).toMatchObject({
    is_mc_email: true,
    staff: false,
    subscribed_state: 'ACTIVE',
    purchase_eligibility: { trial_period_in_days: 0 },
    rights: { whole_library: 'allowed' },
  });
});

test('a demonstration has its account, which a real site takes away', async () => {
  expect((await browser(suite.running).logIn(demoAccount.email, demoAccount.password)).statusCode).toBe(200);
  const real = await suite.fixture.start({ identity: { demo: false } });
  expect((await browser(real).logIn(demoAccount.email, demoAccount.password)).statusCode).toBe(401);
});
