import { consentGroups } from '@greenroom/contracts';
import {
  backgroundTask,
  browserEnvironment,
  forgetSessionDevice,
  onTracked,
  exposeAsOneTrust,
  startCounting,
  type Consent,
  type Counting,
  watchMarks,
  personaPage,
} from '@greenroom/analytics/lazy';
import { settingsHash } from '../pages/privacy-settings.ts';

let counting: Counting | undefined;
let consent: Consent | undefined;
const hearers = new Set<() => void>();

/** Returns the page's only analytics instance, created by the first call. */
export function pageAnalytics(): Counting {
  if (counting) return counting;
  const speak = exposeAsOneTrust(window, () => {
    window.location.hash = settingsHash;
  });
  counting = startCounting(
    browserEnvironment({
      tell(next) {
        consent = next;
        speak(next);
        for (const hear of hearers) hear();
      },
      forgetMore: forgetSessionDevice,
    }),
  );
  onTracked(counting.take);
  backgroundTask(() => void watchMarks(document, () => personaPage(window.location.href)));
  // On the window, so that vitals, which are reported on the document when the page is hidden, are counted first.
  const turn = () => (document.visibilityState === 'hidden' ? counting?.flush() : counting?.heed());
  window.addEventListener('visibilitychange', turn);
  window.addEventListener('pagehide', () => counting?.flush());
  return counting;
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
