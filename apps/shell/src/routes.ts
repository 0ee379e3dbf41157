import { paths } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

/** Loads the page with its messages, which no other page needs. */
const landing = async () => {
  const { Page, loadMessages } = await import('./landing/landing.tsx');
  await loadMessages();
  return { Page };
};
const staffPages = () => import('./staff/staff-pages.tsx');
/** Not listed one by one, since every visitor loads this file. */
const staffPaths = Object.values(paths).filter((path) => path.startsWith(paths.staff));

/**
 * The shell's own pages. Those with `server` are rendered by the server like a remote's; the others only in the
 * browser.
 */
export const routes: RemoteRoute[] = [
  { path: paths.root, frame: 'site', server: true, load: landing },
  { path: paths.app, frame: 'site', server: true, load: () => import('./pages/app-start.tsx') },
  ...staffPaths.map((path): RemoteRoute => ({ path, frame: 'site', load: staffPages })),
];
