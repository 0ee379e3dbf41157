import type { PersonalData } from '@greenroom/access';
import { deleteOfAccount, deleteOlderThan, eventsOfAccount } from './events.repository.ts';

/** In days; staff compare at most a quarter of a year. */
const keptFor = 90;

/**
 * Analytics events as personal data. A visitor's events are stored under an analytics id, never the visitor's id, so a
 * log-in does not move them to the account.
 */
export const ownedEvents: PersonalData = {
  name: 'events',
  async mergeVisitor() {},
  read: eventsOfAccount,
  erase: deleteOfAccount,
  forgetVisitors: (db) => deleteOlderThan(db, keptFor),
};
