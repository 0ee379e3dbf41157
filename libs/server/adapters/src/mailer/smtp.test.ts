import { randomUUID } from 'node:crypto';
import { type Mailer, MailerUnavailableError } from '@greenroom/ports/mailer';
import { describeMailer } from '@greenroom/ports/testing/mailer-conformance';
import { startSmtpServer, type TestSmtpServer } from '@greenroom/ports/testing/smtp-server';
import { smtp } from './smtp.ts';

const at = (url: string): Mailer => smtp({ url, from: 'Greenroom <post@greenroom.example>', timeoutMs: 2_000 });
const mail = (text = 'By a link') => ({
  uuid: randomUUID(),
  to: 'maren@example.com',
  subject: 'Bitte bestätigen Sie Ihre Adresse',
  html: '<p>By a link</p>',
  text,
});

describeMailer(
  'a mail server',
  async (behaviour) => {
    const server = await startSmtpServer(behaviour === 'away' ? 'takes' : behaviour);
    if (behaviour === 'away') await server.close();
    return {
      mailer: at(server.url),
      arrived: async () => server.received,
      close: async () => (behaviour === 'away' ? undefined : server.close()),
    };
  },
  { remote: true },
);

test('does not reveal the password in its name', () => {
  expect(at('smtps://user:secret-word@mail.example:465').name).toBe('SMTP at mail.example:465');
});

describe('a mail server with authentication', () => {
  let server: TestSmtpServer | undefined;
  afterEach(() => server?.close());
  const withUser = (url: string, user: string) => url.replace('://', `://${user}@`);

  test('logs in with the user and password of its address', async () => {
    server = await startSmtpServer('takes', { login: { user: 'greenroom', password: 'p@ss:word' } });
    await at(withUser(server.url, `greenroom:${encodeURIComponent('p@ss:word')}`)).send(mail());
    expect(server.sessions).toEqual([{ secure: false, user: 'greenroom' }]);
  });

  test('a wrong password loses no mail, since it may be corrected', async () => {
    server = await startSmtpServer('takes', { login: { user: 'greenroom', password: 'right' } });
    const failure: unknown = await at(withUser(server.url, 'greenroom:wrong'))
      .send(mail())
      .catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(MailerUnavailableError);
    expect(String(failure)).not.toMatch(/wrong|greenroom@/);
  });

  test('uses encryption if it is offered', async () => {
    server = await startSmtpServer('takes', { encrypts: true });
    await at(`${server.url}?tls.rejectUnauthorized=false`).send(mail());
    expect(server.sessions).toEqual([{ secure: true, user: undefined }]);
  });

  test('does not trust an unverified certificate, and does not fall back to plain text', async () => {
    server = await startSmtpServer('takes', { encrypts: true });
    await expect(at(server.url).send(mail())).rejects.toBeInstanceOf(MailerUnavailableError);
    expect(server.received).toEqual([]);
  });
});

test('transmits all kinds of letters, lone dots and long lines unchanged', async () => {
  const server = await startSmtpServer('takes');
  const text = `Grüße, 你好 👋\n.\n..two dots\n${'long '.repeat(400)}end`;
  await at(server.url).send(mail(text));
  const [message = ''] = server.received;
  await server.close();
  const [, body = ''] = /Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)\r?\n----/.exec(message) ?? [];
  const encoded = /text\/plain[^]*?Content-Transfer-Encoding: ([\w-]+)/.exec(message)?.[1];
  const decoded = encoded === 'base64' ? Buffer.from(body, 'base64').toString() : fromQuotedPrintable(body);
  expect(decoded.replaceAll('\r\n', '\n')).toBe(text);
});

function fromQuotedPrintable(body: string): string {
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
