import { endpoints, fillPath } from '@greenroom/contracts';
import { encryptText, decryptText } from '@greenroom/crypto';

/** The purpose of the seal: the token can do nothing but end mailed reminders. */
const purpose = 'reminders of practice by mail';

/**
 * Seals the owner's id as the token of a reminder's links. It needs no database row, and stays valid as long as the
 * mail is kept.
 */
export const reminderToken = (ownerId: string, secret: string): string => encryptText(ownerId, secret, purpose);

/** Returns the owner in a token; undefined if the token is not ours. */
export const ownerOfToken = (token: string, secret: string): string | undefined => decryptText(token, secret, purpose);

/** Returns the link by which mail programs unsubscribe (RFC 8058). */
export const oneClickLink = (origin: string, token: string): string =>
  origin + fillPath(endpoints.practiceUnsubscribeByMail.path, { token });
