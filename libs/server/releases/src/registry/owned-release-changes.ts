import type { PersonalData } from '@greenroom/access';
import { deleteNoticesBefore } from '../notices/notices.repository.ts';
import { changesOfAccount, deleteOlderThan, forgetAccount } from './registry.repository.ts';

/** In days: two years, in which a change may be asked about. */
const keptFor = 730;
/** In days. */
const noticesKeptFor = 90;

/** What somebody of the staff changed of releases. It stays when the account goes, without a name. */
export const ownedReleaseChanges: PersonalData = {
  name: 'releaseChanges',
  async mergeVisitor() {},
  read: changesOfAccount,
  erase: forgetAccount,
  async forgetVisitors(db) {
    await deleteOlderThan(db, keptFor);
    await deleteNoticesBefore(db, noticesKeptFor);
  },
};
