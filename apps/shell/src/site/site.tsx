import { memo, useState, type ReactNode } from 'react';
import { useGate, useKeptProfile, useOwnDrafts, useReturnToLogIn } from '@greenroom/auth';
import { paths } from '@greenroom/contracts';
import { ownerOf, type ReleaseManifest, type RemoteRoute } from '@greenroom/federation';
import { useArrival, useLocation, usePreviousUrl } from '@greenroom/navigation';
import { reportError } from '@greenroom/reporting';
import { SkipLink, useInBrowser } from '@greenroom/shared-ui';
import { late } from '../late/index.ts';
import { messages } from '../messages/index.ts';
import { OfferHere } from '../offers/around-page.tsx';
import { OrientationLock } from '../orientation/orientation-lock.tsx';
import { PageLoading } from '../pages/page-loading.tsx';
import { asksForReleases } from '../releases/asks-for-releases.ts';
import { keepRoomTop } from './keep-room-top.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { NothingHere, OwnPage, ownPathOf } from './own-page.tsx';
import { RemotePage } from './remote-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TabBar } from './tab-bar.tsx';

/** Of parts that nobody waits for. */
const unseen = { waiting: null, failed: () => null };

/**
 * Nobody waits for it: it comes once the page is in use, or a minute after each try that failed. It asks for consent:
 * until it comes nothing is counted or kept, and why it did not is told then.
 */
const Afterwards = late(async () => {
  for (let pause = 1_500; ; pause = 60_000) {
    await new Promise((begin) => setTimeout(begin, pause));
    const there = await import('../late/afterwards.tsx').catch((error: unknown) => reportError(error, 'privacy'));
    if (there) return there.Afterwards;
  }
}, unseen);

/** For those alone who try out releases. */
const ReleasesHere = late(async () => (await import('../releases/releases-here.tsx')).ReleasesHere, unseen);

interface SiteProps {
  manifest: ReleaseManifest;
  /** Whether the HTML carries a remote's page. */
  written: boolean;
  /** On the server, what that page is written with. */
  routes: readonly RemoteRoute[] | undefined;
}

/** What stands around a page, and the page the address asks for. */
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
      <div ref={keepRoomTop}>
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

/** Not drawn again with what changes around it. */
const SitePage = memo(function SitePage({ manifest, written, routes }: SiteProps): ReactNode {
  const { pathname } = useLocation();
  // What the server wrote is there until one leaves it.
  const [writtenPath, setWrittenPath] = useState(written ? pathname : undefined);
  if (writtenPath !== undefined && writtenPath !== pathname) setWrittenPath(undefined);
  const found = ownerOf(pathname, manifest.remotes);
  const gate = useGate(found?.page.path ?? ownPathOf(pathname));
  if (gate === 'nothing') return <NothingHere />;
  if (gate !== 'open') return <PageLoading />;
  if (!found) return <OwnPage path={pathname} />;
  return <RemotePage remote={found.owner} path={pathname} written={pathname === writtenPath} routes={routes} />;
});
