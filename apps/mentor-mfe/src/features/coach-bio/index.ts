/** The page of a coach. */
export { CoachBio } from './coach-bio.tsx';
