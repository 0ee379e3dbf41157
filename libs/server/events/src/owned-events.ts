import type { PersonalData } from '@greenroom/access';
import { deleteOfAccount, deleteOlderThan, eventsOfAccount } from './events.repository.ts';

/** In days; nobody compares longer than a quarter of a year. */
const keptFor = 90;

/**
 * What was counted, as what people own. A visitor's events hang on an id of analytics' own, never on the visitor's id:
 * they are nobody's at a log-in.
 */
export const ownedEvents: PersonalData = {
  name: 'events',
  async mergeVisitor() {},
  read: eventsOfAccount,
  erase: deleteOfAccount,
  forgetVisitors: (db) => deleteOlderThan(db, keptFor),
};
