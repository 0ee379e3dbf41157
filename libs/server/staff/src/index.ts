/** What staff read of the running product: mails, what happened to accounts, releases. */
export { staffRoutes } from './staff.routes.ts';
