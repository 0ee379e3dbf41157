export { Membership } from './membership.tsx';
