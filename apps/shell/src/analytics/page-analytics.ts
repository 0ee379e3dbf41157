import { consentGroups } from '@greenroom/contracts';
import {
  backgroundTask,
  browserEnvironment,
  forgetSessionDevice,
  onTracked,
  exposeAsOneTrust,
  startTracker,
  type Consent,
  type Tracker,
  watchMarks,
  personaPage,
} from '@greenroom/analytics/lazy';
import { settingsHash } from '../pages/privacy-settings.ts';

let tracker: Tracker | undefined;
let consent: Consent | undefined;
const hearers = new Set<() => void>();

/** Returns the page's only analytics instance, created by the first call. */
export function pageAnalytics(): Tracker {
  if (tracker) return tracker;
  const speak = exposeAsOneTrust(window, () => {
    window.location.hash = settingsHash;
  });
  tracker = startTracker(
    browserEnvironment({
      tell(next) {
        consent = next;
        speak(next);
        for (const hear of hearers) hear();
      },
      forgetMore: forgetSessionDevice,
    }),
  );
  onTracked(tracker.take);
  backgroundTask(() => void watchMarks(document, () => personaPage(window.location.href)));
  // On the window, so that vitals, which are reported on the document when the page is hidden, are tracked first.
  const turn = () => (document.visibilityState === 'hidden' ? tracker?.flush() : tracker?.heed());
  window.addEventListener('visibilitychange', turn);
  window.addEventListener('pagehide', () => tracker?.flush());
  return tracker;
}

export const consentStore = {
  subscribe(hear: () => void): () => void {
    hearers.add(hear);
    return () => hearers.delete(hear);
  },
  read: (): Consent | undefined => consent,
};

/** Returns whether experiment variations may be stored in the browser. */
export const mayKeep = (): boolean => consent?.groups.includes(consentGroups.functional) ?? false;
