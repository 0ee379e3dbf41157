import { paths } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

/** Loads the page with its messages, which no other page needs. */
const landing = async () => {
  const { Page, loadMessages } = await import('./landing/landing.tsx');
  await loadMessages();
  return { Page };
};
const staffPages = () => import('./staff/staff-pages.tsx');

/**
 * The shell's own pages. Those with `server` are rendered by the server like a remote's; the others only in the
 * browser.
 */
export const routes: RemoteRoute[] = [
  { path: paths.root, frame: 'site', server: true, load: landing },
  { path: paths.app, frame: 'site', server: true, load: () => import('./pages/app-start.tsx') },
  { path: paths.staff, frame: 'site', load: staffPages },
  { path: paths.staffEnter, frame: 'site', load: staffPages },
  { path: paths.staffMails, frame: 'site', load: staffPages },
  { path: paths.staffPeople, frame: 'site', load: staffPages },
  { path: paths.staffPerson, frame: 'site', load: staffPages },
  { path: paths.staffAccounts, frame: 'site', load: staffPages },
  { path: paths.staffReleases, frame: 'site', load: staffPages },
  { path: paths.staffJobs, frame: 'site', load: staffPages },
  { path: paths.staffMoney, frame: 'site', load: staffPages },
  { path: paths.staffEvents, frame: 'site', load: staffPages },
  { path: paths.staffRoles, frame: 'site', load: staffPages },
  { path: paths.staffActions, frame: 'site', load: staffPages },
];
