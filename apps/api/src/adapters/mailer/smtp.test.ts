import { describeMailer } from '../../ports/testing/mailer-conformance.ts';
import { startSmtpServer } from '../../ports/testing/smtp-server.ts';
import { smtp } from './smtp.ts';

describeMailer(
  'a mail server',
  async (behaviour) => {
    const server = await startSmtpServer(behaviour === 'away' ? 'takes' : behaviour);
    if (behaviour === 'away') await server.close();
    return {
      mailer: smtp({ url: server.url, from: 'Greenroom <post@greenroom.example>', timeoutMs: 2_000 }),
      arrived: async () => server.received,
      close: async () => (behaviour === 'away' ? undefined : server.close()),
    };
  },
  { remote: true },
);

test('its name holds no password', () => {
  const { name } = smtp({ url: 'smtps://user:secret-word@mail.example:465', from: 'a@b.c', timeoutMs: 1 });
  expect(name).toBe('SMTP at mail.example:465');
});
