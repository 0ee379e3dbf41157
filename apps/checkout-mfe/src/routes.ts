import { paths } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

export const routes: RemoteRoute[] = [
  { path: paths.quiz, frame: 'site', load: () => import('./pages/quiz.tsx') },
  { path: paths.promotion, frame: 'site', load: () => import('./pages/promotion.tsx') },
  { path: paths.checkout, frame: 'none', load: () => import('./pages/checkout.tsx') },
  { path: paths.checkoutSignup, frame: 'none', load: () => import('./pages/checkout-signup.tsx') },
  { path: paths.checkoutMembership, frame: 'none', load: () => import('./pages/checkout-membership.tsx') },
  { path: paths.checkoutPayment, frame: 'none', load: () => import('./pages/checkout-payment.tsx') },
  { path: paths.checkoutSuccess, frame: 'none', load: () => import('./pages/checkout-success.tsx') },
];
