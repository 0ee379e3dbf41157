export { Reminders } from './reminders.tsx';
