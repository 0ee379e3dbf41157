import type { PersonalData } from '@greenroom/access';
import { actionsOfAccount, deleteActionsOlderThan, forgetReasons } from './actions/actions.repository.ts';
import { findRolesOf } from './roles/roles.repository.ts';

/** In days: three years, the usual limitation period. */
const keptFor = 3 * 366;

/** Roles of an account, and what staff did to it. With the account its roles go, and the reasons of what was done. */
export const ownedStaff: PersonalData = {
  name: 'staff',
  async mergeVisitor() {
    // Roles and actions are of accounts alone.
  },
  async read(db, ownerId) {
    return { roles: await findRolesOf(db, ownerId), actions: await actionsOfAccount(db, ownerId) };
  },
  erase: forgetReasons,
  async forgetVisitors(db) {
    await deleteActionsOlderThan(db, keptFor);
  },
};
