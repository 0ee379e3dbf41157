/** What staff read of the running product and do for people: roles, the log of what they did, mails, accounts. */
export { ownedStaff } from './owned-staff.ts';
export { seedAdmins } from './roles/change-roles.ts';
export { staffRoutes } from './staff.routes.ts';
