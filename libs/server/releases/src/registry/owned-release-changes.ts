import type { PersonalData } from '@greenroom/access';
import { changesOfAccount, deleteOlderThan, forgetAccount } from './registry.repository.ts';

/** In days: two years, in which a change may be asked about. */
const keptFor = 730;

/** What somebody of the staff changed of releases. It stays when the account goes, without a name. */
export const ownedReleaseChanges: PersonalData = {
  name: 'releaseChanges',
  async mergeVisitor() {},
  read: changesOfAccount,
  erase: forgetAccount,
  forgetVisitors: (db) => deleteOlderThan(db, keptFor),
};
