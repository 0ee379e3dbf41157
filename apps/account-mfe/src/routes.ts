import { pathTo, paths, settingParts, settingsAt, type CustomAuthSlug } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

/** The page of each `/{customAuthSlug}`. Its look and return address: shared/auth-page/auth-pages.ts. */
const authPages: Record<CustomAuthSlug, RemoteRoute['load']> = {
  login: () => import('./pages/log-in.tsx'),
  signup: () => import('./pages/sign-up.tsx'),
  'forgot-password': () => import('./pages/forgot-password.tsx'),
  'reset-password': () => import('./pages/reset-password.tsx'),
  'confirm-address': () => import('./pages/confirm-address.tsx'),
  company: () => import('./pages/company.tsx'),
  desktop: () => import('./pages/desktop.tsx'),
  waitlist: () => import('./pages/waitlist.tsx'),
  reminders: () => import('./pages/reminders.tsx'),
};

const authRoutes = Object.entries(authPages).map(([customAuthSlug, load]): RemoteRoute => ({
  path: pathTo('customAuth', { customAuthSlug }),
  frame: 'none',
  load,
}));

const settingRoutes = settingParts.map((part): RemoteRoute => ({
  path: settingsAt(part),
  frame: 'site',
  load: () => import('./pages/settings.tsx'),
}));

export const routes: RemoteRoute[] = [
  ...settingRoutes,
  { path: paths.helpCenter, frame: 'site', server: true, load: () => import('./pages/help-center.tsx') },
  { path: paths.cancelContracts, frame: 'site', load: () => import('./pages/cancel-contracts.tsx') },
  { path: paths.withdraw, frame: 'site', load: () => import('./pages/withdraw.tsx') },
  ...authRoutes,
];
