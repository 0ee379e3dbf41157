import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { localeTag } from '@greenroom/contracts';
import { track } from '@greenroom/analytics';
import { backgroundTaskDone, backgroundTask, mayTrack, viewedPage } from '@greenroom/analytics/lazy';
import { ownerOf, type ReleaseManifest } from '@greenroom/federation';
import { currentLocale } from '@greenroom/i18n';
import { useLocation } from '@greenroom/navigation';
import { ConsentNotice } from './consent-notice.tsx';
import { consentStore, pageAnalytics } from './page-analytics.ts';
import { dropReports } from './drop-reports.ts';

/** In ms: a page left before this was passed through, not viewed; after it, the page has set its title. */
const viewedAfter = 300;

/** Tracks page views and experiments where consent allows it, and asks for consent where required. */
export function Analytics({ manifest }: { manifest: ReleaseManifest }): ReactNode {
  const { user, known } = useCurrentUser();
  const { pathname } = useLocation();
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.read);
  const on = consent !== undefined && mayTrack(consent);
  const found = ownerOf(pathname, manifest.remotes);

  // The API's first response sets the cookies that tell the visitor's region.
  useEffect(() => {
    if (!known) return;
    const facts = {
      user,
      locale: localeTag[currentLocale()],
      servedByAt: (path: string) => servedByAt(manifest, path),
      appVersion: appVersionOf(manifest),
    };
    backgroundTask(pageAnalytics);
    backgroundTask(() => pageAnalytics().know(facts));
  }, [known, user, manifest, on]);

  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => track('Persona Viewed', viewedPage(window.location.href)), viewedAfter);
    return () => clearTimeout(timer);
  }, [on, pathname]);

  // Errors from before a consent are never reported afterwards.
  const refused = consent !== undefined && !on;
  useEffect(() => (refused ? dropReports() : undefined), [refused]);

  const { userId, properties } = user.analytics;
  const { userPlanStatus } = properties;
  useEffect(() => {
    // While the user is being refetched nobody is known, which is not a log-out.
    if (!on || !known) return;
    const after = import('./after-consent.ts');
    // Tracking works without experiments and surveys.
    void after
      .then(async ({ beginAfterConsent }) => {
        // Evaluating the loaded file is enough work for one task.
        await backgroundTaskDone();
        const experiments = await beginAfterConsent(userId);
        return experiments?.all ?? [];
      })
      .catch(() => [])
      // After the task that passes on who the user is.
      .then((all) => backgroundTask(() => pageAnalytics().identify(all)));
    return () => {
      void after.then(({ endWithConsent }) => !pageAnalytics().on && endWithConsent()).catch(() => {});
    };
  }, [on, known, userId, userPlanStatus, manifest]);

  const free = user.subscribedState === 'FREE';
  // After the effect that starts the experiments.
  useEffect(() => {
    if (!on || !known) return;
    void import('./after-consent.ts')
      .then(async ({ viewExperiments }) => {
        await backgroundTaskDone();
        await viewExperiments({ loggedIn: userId !== null, free });
      })
      .catch(() => {});
  }, [on, known, pathname, userId, free]);

  return consent && found?.page.frame !== 'none' ? <ConsentNotice consent={consent} /> : null;
}

function servedByAt({ remotes }: ReleaseManifest, pathname: string): string {
  const owner = ownerOf(pathname, remotes)?.owner;
  return owner ? `${owner.name}@${owner.version}` : 'shell';
}

/** Returns the releases that the page consists of. */
const appVersionOf = ({ remotes }: ReleaseManifest) =>
  remotes.map(({ name, version }) => `${name}@${version}`).join(' ');
