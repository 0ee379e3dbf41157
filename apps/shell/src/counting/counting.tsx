import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { localeTag } from '@greenroom/contracts';
import { track } from '@greenroom/analytics';
import { aTaskOfItsOwn, backgroundTask, mayCount, viewedPage } from '@greenroom/analytics/later';
import { ownerOf, type ReleaseManifest } from '@greenroom/federation';
import { currentLocale } from '@greenroom/i18n';
import { useLocation } from '@greenroom/navigation';
import { ConsentNotice } from './consent-notice.tsx';
import { consentStore, countHere } from './count-here.ts';
import { letGoOfReports } from './let-go-of-reports.ts';

/** In ms: a page that was left before was passed through, not viewed; and one that was reached has its title by then. */
const viewedAfter = 300;

/** Counts what one does, where one may; and asks where one has to be asked. */
export function Counting({ manifest }: { manifest: ReleaseManifest }): ReactNode {
  const { user, known } = useCurrentUser();
  const { pathname } = useLocation();
  const consent = useSyncExternalStore(consentStore.subscribe, consentStore.read);
  const on = consent !== undefined && mayCount(consent);
  const found = ownerOf(pathname, manifest.remotes);
  const servedBy = servedByAt(manifest, pathname);

  // The first answer of the API brings the cookies that say where one is.
  useEffect(() => {
    if (!known) return;
    const facts = { user, locale: localeTag[currentLocale()], servedBy, appVersion: appVersionOf(manifest) };
    backgroundTask(countHere);
    backgroundTask(() => countHere().know(facts));
  }, [known, user, servedBy, manifest, on]);

  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => track('Persona Viewed', viewedPage(window.location.href)), viewedAfter);
    return () => clearTimeout(timer);
  }, [on, pathname]);

  // What went wrong before a consent is never told afterwards.
  const refused = consent !== undefined && !on;
  useEffect(() => (refused ? letGoOfReports() : undefined), [refused]);

  const { userId, properties } = user.analytics;
  const { userPlanStatus } = properties;
  useEffect(() => {
    // While it is asked anew, nobody is there yet: that is no log-out.
    if (!on || !known) return;
    const after = import('./after-consent.ts');
    // Without it, what one does is counted all the same.
    void after
      .then(async ({ beginAfterConsent }) => {
        // What its file does when it comes is enough for one task.
        await aTaskOfItsOwn();
        const experiments = await beginAfterConsent(userId, (path) => servedByAt(manifest, path));
        return experiments?.all ?? [];
      })
      .catch(() => [])
      // Behind the task that tells it who is here.
      .then((all) => backgroundTask(() => countHere().identify(all)));
    return () => {
      void after.then(({ endWithConsent }) => !countHere().on && endWithConsent()).catch(() => {});
    };
  }, [on, known, userId, userPlanStatus, manifest]);

  const free = user.subscribedState === 'FREE';
  // Behind the effect that begins them.
  useEffect(() => {
    if (!on || !known) return;
    void import('./after-consent.ts')
      .then(async ({ viewExperiments }) => {
        await aTaskOfItsOwn();
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

/** Which releases the page is made of. */
const appVersionOf = ({ remotes }: ReleaseManifest) =>
  remotes.map(({ name, version }) => `${name}@${version}`).join(' ');
