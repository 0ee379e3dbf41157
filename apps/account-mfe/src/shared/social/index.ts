/** Ways in by an account one has elsewhere. */
export { SocialButtons } from './social-buttons.tsx';
export { useConfiguredProviders, type Provider, type ProviderName } from './providers.ts';
