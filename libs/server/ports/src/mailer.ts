/** One mail, written. Its uuid makes the Message-ID, so that a mail sent twice is seen to be the same. */
export interface Mail {
  uuid: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where a mail program may ask for no more of this kind, with one click (RFC 8058): an address that takes a POST. */
  unsubscribe?: string;
}

/** Hands mails on. `testing/mailer-conformance.ts` says what each adapter holds to. */
export interface Mailer {
  /** For the start-up table; holds no password. */
  readonly name: string;
  /**
   * Resolves once somebody else is answerable for the mail.
   * @throws MailerUnavailableError, MailRefusedError
   */
  send(mail: Mail): Promise<void>;
}

/** The mail was not taken; the same may work later. The message holds nothing of the mail. */
export class MailerUnavailableError extends Error {
  override name = 'MailerUnavailableError';
}

/** The mail will never be taken, such as for an address that is none. The message holds nothing of the mail. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
