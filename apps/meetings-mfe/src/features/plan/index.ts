/** What an account without a plan sees on the meetings page. */
export { NeedsPlan } from './needs-plan.tsx';
