/** A minute about oneself: one question a screen, each to be skipped, and taken up again where one left. */
export { Onboarding } from './onboarding.tsx';
