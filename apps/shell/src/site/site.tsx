import { memo, useState, type ReactNode } from 'react';
import { useGate, useKeptProfile, useOwnDrafts, useReturnToLogIn } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { ownerOf, type ReleaseManifest, type RemoteRoute } from '@greenroom/federation';
import { useArrival, useLocation, usePreviousUrl } from '@greenroom/navigation';
import { reportError } from '@greenroom/reporting';
import { SkipLink, useInBrowser } from '@greenroom/shared-ui';
import { lazyPart } from '../lazy/index.ts';
import { messages } from '../messages/index.ts';
import { OfferHere } from '../offers/around-page.tsx';
import { OrientationLock } from '../orientation/orientation-lock.tsx';
import { PageLoading } from '../pages/page-loading.tsx';
import { asksForReleases } from '../releases/asks-for-releases.ts';
import { trackBannerHeight } from './track-banner-height.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { PageNotFound, OwnPage, ownPathOf } from './own-page.tsx';
import { RemotePage } from './remote-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';

/** For parts whose loading and failure are not shown. */
const unseen = { waiting: null, failed: () => null };

/**
 * Loaded once the page is in use, and retried a minute after each failure. It asks for consent: until it has loaded
 * nothing is counted or stored, and its failure is reported then.
 */
const Afterwards = lazyPart(async () => {
  for (let pause = 1_500; ; pause = 60_000) {
    await new Promise((begin) => setTimeout(begin, pause));
    const there = await import('../lazy/after-start.tsx').catch((error: unknown) => reportError(error, 'privacy'));
    if (there) return there.Afterwards;
  }
}, unseen);

/** Only for release testers. */
const ReleasesHere = lazyPart(async () => (await import('../releases/releases-here.tsx')).ReleasesHere, unseen);

interface SiteProps {
  manifest: ReleaseManifest;
  /** Whether the HTML contains a remote's page. */
  written: boolean;
  /** On the server, the routes to render that page with. */
  routes: readonly RemoteRoute[] | undefined;
}

/** The site's frame, with the page named by the URL. */
export function Site({ manifest, written, routes }: SiteProps): ReactNode {
  const t = messages.useText();
  const { pathname } = useLocation();
  useOwnDrafts();
  usePreviousUrl();
  useArrival();
  useReturnToLogIn();
  useKeptProfile();
  const [asked, ask] = useState(asksForReleases);
  const [searching, setSearching] = useState(false);
  const inBrowser = useInBrowser();
  const found = ownerOf(pathname, manifest.remotes);
  const framed = found?.page.frame !== 'none';
  return (
    <>
      <SkipLink href="#main">{t('skipToContent')}</SkipLink>
      <div ref={trackBannerHeight}>
        <OfflineBanner />
        {inBrowser && (asked || manifest.overrides) && <ReleasesHere manifest={manifest} asked={asked} ask={ask} />}
      </div>
      {framed && <OfferHere place="over" />}
      {framed && <SiteHeader overPicture={pathname === paths.root} search={setSearching} />}
      <SitePage manifest={manifest} written={written} routes={routes} />
      {framed && <OfferHere place="below" />}
      {framed && <SiteFooter />}
      {framed && pathname !== paths.root && <TabBar />}
      <OrientationLock />
      {inBrowser && <Afterwards manifest={manifest} searching={searching} search={setSearching} />}
    </>
  );
}

/** Memoised, so that changes around it do not render the page again. */
const SitePage = memo(function SitePage({ manifest, written, routes }: SiteProps): ReactNode {
  const { pathname } = useLocation();
  // The server's HTML is used until the user navigates.
  const [writtenPath, setWrittenPath] = useState(written ? pathname : undefined);
  if (writtenPath !== undefined && writtenPath !== pathname) setWrittenPath(undefined);
  const found = ownerOf(pathname, manifest.remotes);
  const gate = useGate(found?.page.path ?? ownPathOf(pathname));
  if (gate === 'nothing') return <PageNotFound />;
  if (gate !== 'open') return <PageLoading />;
  if (!found) return <OwnPage path={pathname} />;
  return <RemotePage remote={found.owner} path={pathname} written={pathname === writtenPath} routes={routes} />;
});
