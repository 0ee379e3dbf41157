import { paths } from '@greenroom/contracts';
import type { RemoteRoute } from '@greenroom/federation';

/** A page in the frame of the site. */
type OwnRoute = Omit<RemoteRoute, 'frame'>;

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
export const routes: OwnRoute[] = [
  { path: paths.root, server: true, load: landing },
  { path: paths.app, server: true, load: () => import('./pages/app-start.tsx') },
  // Not listed one by one, since every visitor loads this file.
  ...Object.values(paths).flatMap((path): OwnRoute[] =>
    path.startsWith('/staff') ? [{ path, load: staffPages }] : [],
  ),
];
