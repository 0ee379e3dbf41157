import { paths } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

export const routes: RemoteRoute[] = [
  { path: paths.homepage, frame: 'site', load: () => import('./pages/homepage.tsx') },
  { path: paths.onboarding, frame: 'none', ownMessages: true, load: () => import('./pages/onboarding.tsx') },
  { path: paths.forYou, frame: 'site', load: () => import('./pages/for-you.tsx') },
  { path: paths.practice, frame: 'site', load: () => import('./pages/practice.tsx') },
  { path: paths.coaches, frame: 'site', server: true, load: () => import('./pages/coaches.tsx') },
  { path: paths.mentor, frame: 'site', server: true, load: () => import('./pages/bio.tsx') },
  { path: paths.mentorCall, frame: 'none', ownMessages: true, load: () => import('./pages/call.tsx') },
  { path: paths.mentorChat, frame: 'none', server: true, load: () => import('./pages/chat.tsx') },
  { path: paths.library, frame: 'site', server: true, load: () => import('./pages/library.tsx') },
  { path: paths.libraryItem, frame: 'site', server: true, load: () => import('./pages/library-item.tsx') },
];
