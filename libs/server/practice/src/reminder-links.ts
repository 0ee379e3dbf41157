import { endpoints, fillPath } from '@greenroom/contracts';
import { seal, unseal } from '@greenroom/crypto';

/** What may be turned off by it, and that alone. */
const purpose = 'reminders of practice by mail';

/** What a reminder's links carry: whose it is, sealed. It needs no row, and holds for as long as the mail is kept. */
export const reminderToken = (ownerId: string, secret: string): string => seal(ownerId, secret, purpose);

/** Whose reminder it was; nothing where we did not make it. */
export const ownerOfToken = (token: string, secret: string): string | undefined => unseal(token, secret, purpose);

/** Where mail programs ask for no more reminders (RFC 8058). */
export const oneClickLink = (origin: string, token: string): string =>
  origin + fillPath(endpoints.practiceUnsubscribeByMail.path, { token });
