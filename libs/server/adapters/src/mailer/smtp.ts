import { createTransport } from 'nodemailer';
import { type Mailer, MailerUnavailableError, MailRefusedError } from '@greenroom/ports/mailer';

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  url: string;
  /** The sender, as an address or `Name <address>`. */
  from: string;
  timeoutMs: number;
}

/** A mail server. Uses encryption if it is offered; `smtps:` requires it from the first byte. */
export function smtp({ url, from, timeoutMs }: SmtpSettings): Mailer {
  const { host, hostname } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    name: `SMTP at ${host}`,
    async send({ uuid, to, subject, html, text, unsubscribe }) {
      const headers = { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && oneClick(unsubscribe)) };
      const mail = { from, to, subject, html, text, headers, messageId: `<${uuid}@${hostname}>` };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw translated(error);
      });
    },
  };
}

/** RFC 8058, section 3.1. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A code of 500 and above refuses a mail permanently (RFC 5321, section 4.2.1), except during log-in and greeting. */
function translated(error: unknown): Error {
  const { responseCode = 0, command, code } = error as { responseCode?: number; command?: string; code?: string };
  const aboutMail = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '');
  return responseCode >= 500 && aboutMail
    ? new MailRefusedError(`The mail server refused a mail with ${responseCode}`)
    : new MailerUnavailableError(`The mail server did not take a mail (${code ?? 'no code'}, ${responseCode})`);
}
