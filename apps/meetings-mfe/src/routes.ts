import { paths } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

export const routes: RemoteRoute[] = [
  { path: paths.meetings, frame: 'site', server: true, load: () => import('./pages/meetings.tsx') },
  { path: paths.meetingsFeedback, frame: 'site', load: () => import('./pages/feedback.tsx') },
];
