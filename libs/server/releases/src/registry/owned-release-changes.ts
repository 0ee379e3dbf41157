import type { PersonalData } from '@greenroom/access';
import { deleteNoticesBefore } from '../notices/notices.repository.ts';
import { changesOfAccount, deleteOlderThan, forgetAccount } from './registry.repository.ts';

/** In days: two years, in which questions about a change may come up. */
const keptFor = 730;
/** In days. */
const noticesKeptFor = 90;

/** Release changes made by staff. They are kept without a name when the account is deleted. */
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
