/** The settings below what one sees first. */
export { Appearance } from '../features/appearance/index.ts';
export { Coaching } from '../features/coaching/index.ts';
export { ConnectedAccounts } from '../features/connected-accounts/index.ts';
export { Factors } from '../features/factors/index.ts';
export { Devices } from '../features/devices/index.ts';
export { Memory } from '../features/memory/index.ts';
export { Notifications } from '../features/notifications/index.ts';
export { Plan } from '../features/plan/index.ts';
export { YourData } from '../features/your-data/index.ts';
