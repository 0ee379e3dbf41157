import { paths } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

export const routes: RemoteRoute[] = [
  { path: paths.quiz, frame: 'site', load: () => import('./pages/quiz.tsx') },
  { path: paths.promotion, frame: 'site', load: () => import('./pages/promotion.tsx') },
  { path: paths.checkout, frame: 'site', load: () => import('./pages/checkout.tsx') },
  { path: paths.checkoutSignup, frame: 'site', load: () => import('./pages/checkout.tsx') },
  { path: paths.checkoutMembership, frame: 'site', load: () => import('./pages/checkout.tsx') },
  { path: paths.checkoutPayment, frame: 'site', load: () => import('./pages/checkout.tsx') },
  { path: paths.checkoutSuccess, frame: 'site', load: () => import('./pages/checkout.tsx') },
];
