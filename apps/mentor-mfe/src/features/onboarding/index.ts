/** Onboarding: one question per screen, each optional, continued where the user left. */
export { Onboarding } from './onboarding.tsx';
