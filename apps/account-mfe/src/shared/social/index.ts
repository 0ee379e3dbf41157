/** Ways in by an account one has elsewhere. */
export { SocialButtons } from './social-buttons.tsx';
export { SocialTrouble } from './social-trouble.tsx';
export { useProviders, type Provider } from './use-providers.ts';
