/** What staff can read about the running product and do for users: roles, action log, mails, accounts, background jobs, announcements. */
export { type AnnouncementsModule, announcementsModule } from './announcements/announcements.routes.ts';
export { ownedStaff } from './owned-staff.ts';
export { seedAdmins } from './roles/change-roles.ts';
export { staffRoutes } from './staff.routes.ts';
