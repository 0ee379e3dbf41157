import { browser, goodPassword, mailedToken } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';

const suite = identitySuite();

test('passwords and tokens stand nowhere in the database as they are', async () => {
  const { me, email } = await suite.newcomer();
  await me.ask('POST', '/auth/forgot-password', { email });
  await suite.running.identity.sendMails();
  const secrets = [goodPassword, me.jar.get('refresh_token'), mailedToken(suite.fixture.mailer, email)];
  const { rows: hashes } = await suite.fixture.database.pool.query(
    'select password_hash from accounts where password_hash is not null',
  );
  for (const { password_hash } of hashes) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  for (const table of [
    'accounts',
    'sessions',
    'refresh_tokens',
    'one_time_tokens',
    'mails',
    'audit_events',
    'rate_limits',
    'signing_keys',
  ]) {
    const { rows } = await suite.fixture.database.pool.query(`select * from ${table}`);
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret);
    if (!['accounts', 'mails', 'one_time_tokens'].includes(table)) expect(JSON.stringify(rows)).not.toContain(email);
  }
});

test('account events are recorded in the audit trail', async () => {
  const { me, email } = await suite.newcomer();
  const { id } = await me.me();
  await browser(suite.running).logIn(email, 'no');
  await me.ask('POST', '/auth/logout');
  const { rows } = await suite.fixture.database.pool.query(
    'select event from audit_events where account_uuid = $1 order by at',
    [id],
  );
  expect(rows.map(({ event }) => event)).toEqual(['signed-up', 'logged-in', 'log-in-failed', 'logged-out']);
});
