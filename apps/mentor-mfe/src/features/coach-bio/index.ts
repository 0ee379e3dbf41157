/** A coach's own page. */
export { CoachBio } from './coach-bio.tsx';
