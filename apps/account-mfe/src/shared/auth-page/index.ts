/** The log-in pages and their layout. */
export { AuthPage } from './auth-page.tsx';
export { AuthTabs } from './auth-tabs.tsx';
export { useAuthPage } from './use-auth-page.ts';
