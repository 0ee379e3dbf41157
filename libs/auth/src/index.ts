/** The current user, the pages they may open, and what happens when they log in and out. */
export { fetchUser, useCurrentUser, useFetchUser, useUsersUpdateMutation } from './current-user.ts';
export { cookieSaysLoggedIn } from './logged-in-cookie.ts';
export { useGate, type Gate } from './use-gate.ts';
export { openingOf, type Opening } from './page-policy.ts';
export { useCoachesAddress } from './use-coaches-address.ts';
export { usePaywall } from './use-paywall.ts';
export { usePlansOff } from './use-plans-off.ts';
export { useReturnToLogIn } from './use-return-to-log-in.ts';
export { endedParameter, logInAddress } from '@greenroom/contracts';
export { useKeptProfile } from './use-kept-profile.ts';
export { useOwnDrafts } from './use-own-drafts.ts';
export { usePersonChange } from './use-person-change.ts';
export { forgetDrafts, keepDraft, readDraft } from './drafts.ts';
export { switchLocale, switchTheme, themeNow, type ThemeChoice } from './preferences.ts';
