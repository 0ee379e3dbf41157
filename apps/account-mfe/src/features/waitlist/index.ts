export { Waitlist } from './waitlist.tsx';
