/** A complete mail. The Message-ID is derived from its uuid, so that a mail sent twice is recognized as the same. */
export interface Mail {
  uuid: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** One-click unsubscribe address for mails of this kind, which accepts a POST (RFC 8058). */
  unsubscribe?: string;
}

/** Sends mails. Every adapter passes `testing/mailer-conformance.ts`. */
export interface Mailer {
  /** For the start-up table; contains no password. */
  readonly name: string;
  /**
   * Resolves once another server has taken responsibility for the mail.
   * @throws MailerUnavailableError, MailRefusedError
   */
  send(mail: Mail): Promise<void>;
}

/** The mail was not accepted; a retry may work later. The message contains nothing of the mail. */
export class MailerUnavailableError extends Error {
  override name = 'MailerUnavailableError';
}

/**
 * The mail will never be accepted, for example because the address is invalid. The message contains nothing of the
 * mail.
 */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
