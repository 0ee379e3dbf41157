import { sql } from 'drizzle-orm';
import type { PersonalData } from '@greenroom/access';
import { actionsOfAccount, deleteActionsOlderThan, forgetReasons } from './actions/actions.repository.ts';
import { deleteEndedBefore } from './announcements/announcements.repository.ts';
import { findRolesOf } from './roles/roles.repository.ts';

/** In days: three years, the usual limitation period. */
const keptFor = 3 * 366;
/** Announcements, after their end; in days. */
const announcementsKeptFor = 366;

/**
 * Roles of an account, and actions of staff on it. Deleting the account deletes its roles and the reasons of the
 * actions.
 */
export const ownedStaff: PersonalData = {
  name: 'staff',
  async mergeVisitor() {
    // Only accounts have roles and actions.
  },
  async read(db, ownerId) {
    return { roles: await findRolesOf(db, ownerId), actions: await actionsOfAccount(db, ownerId) };
  },
  erase: forgetReasons,
  async forgetVisitors(db) {
    await deleteActionsOlderThan(db, keptFor);
    await deleteEndedBefore(db, sql`now() - make_interval(days => ${announcementsKeptFor})`);
  },
};
