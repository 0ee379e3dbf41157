import { randomUUID } from 'node:crypto';
import { type Mailer, MailerUnavailableError, MailRefusedError } from '../mailer.ts';

export interface MailerUnderTest {
  mailer: Mailer;
  /** Received mails, one text each, decoded or not. */
  arrived(): Promise<string[]>;
  close(): Promise<void>;
}

/** Tests that every adapter of the mailer port passes. */
export function describeMailer(
  name: string,
  setUp: (behaviour: 'takes' | 'refuses' | 'busy' | 'dies' | 'away') => Promise<MailerUnderTest>,
  { remote }: { remote: boolean },
): void {
  const mail = () => ({
    uuid: randomUUID(),
    to: 'maren@example.com',
    subject: 'Please confirm your address',
    html: '<p>By a link</p>',
    text: 'By a link',
  });

  describe(`${name} as a mailer`, () => {
    it('sends a mail in both its forms', async () => {
      const { mailer, arrived, close } = await setUp('takes');
      await mailer.send(mail());
      const [one, ...others] = await arrived();
      expect(others).toEqual([]);
      for (const part of ['maren@example.com', 'Please confirm your address', '<p>By a link</p>', 'By a link'])
        expect(one).toContain(part);
      await close();
    });

    it('gives a mail that is sent twice the same Message-ID', async () => {
      const { mailer, arrived, close } = await setUp('takes');
      const one = mail();
      await mailer.send(one);
      await mailer.send(one);
      for (const copy of await arrived()) expect(copy).toContain(one.uuid);
      await close();
    });

    const cases = [
      ['refuses', MailRefusedError],
      ['busy', MailerUnavailableError],
      ['dies', MailerUnavailableError],
      ['away', MailerUnavailableError],
    ] as const;
    (remote ? it.each(cases) : it.skip.each(cases))('tells a server that %s', async (behaviour, error) => {
      const { mailer, close } = await setUp(behaviour);
      const failure: unknown = await mailer.send(mail()).catch((cause: unknown) => cause);
      expect(failure).toBeInstanceOf(error);
      expect(String(failure)).not.toContain('maren');
      await close();
    });
  });
}
