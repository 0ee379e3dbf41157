import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useCurrentUser, useGate, useReturnToLogIn } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { ownerOf, type ReleaseManifest } from '@greenroom/federation';
import { RemoteOutlet } from '@greenroom/federation/browser';
import { useArrival, useLocation, useNavigate, usePreviousUrl } from '@greenroom/navigation';
import { SkipLink } from '@greenroom/shared-ui';
import { Landing } from '../landing/landing.tsx';
import { messages } from '../messages/index.ts';
import { OrientationLock } from '../orientation/orientation-lock.tsx';
import { AppStart } from '../pages/app-start.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { PageLoading } from '../pages/page-loading.tsx';
import { PartFailed } from '../pages/part-failed.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';

/** What stands around a page, and the page the address asks for. */
export function Site({ manifest }: { manifest: ReleaseManifest }): ReactNode {
  const t = messages.useText();
  const { pathname } = useLocation();
  usePreviousUrl();
  useArrival();
  useReturnToLogIn();
  const found = ownerOf(pathname, manifest.remotes);
  const framed = found?.page.frame !== 'none';
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <OfflineBanner />
      {framed && <SiteHeader overPicture={pathname === paths.root} />}
      <SitePage manifest={manifest} />
      {framed && <SiteFooter />}
      {framed && pathname !== paths.root && <TabBar />}
      <OrientationLock />
    </>
  );
}

function SitePage({ manifest }: { manifest: ReleaseManifest }): ReactNode {
  const { pathname } = useLocation();
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const found = ownerOf(pathname, manifest.remotes);
  const gate = useGate(found?.page.path);
  if (pathname === paths.root) return <FrontDoor />;
  if (pathname === paths.app) return <AppStart />;
  const owner = found?.owner;
  if (!owner) return <NotFoundPage />;
  // Remotes are fetched in the browser; the server writes what stands until they are there.
  if (!inBrowser || gate !== 'open') return <PageLoading />;
  return (
    <RemoteOutlet
      key={`${owner.name} ${pathname}`}
      remote={owner}
      loading={<PageLoading />}
      failed={(retry) => <PartFailed onRetry={retry} />}
    />
  );
}

/** The landing page is for visitors: whoever is signed in goes on to their homepage. */
function FrontDoor(): ReactNode {
  const { user } = useCurrentUser();
  const navigate = useNavigate();

  useEffect(() => {
    if (user.loggedIn) void navigate(paths.homepage, { replace: true });
  }, [user.loggedIn, navigate]);
  return <Landing />;
}

const neverChanges = () => () => {};
