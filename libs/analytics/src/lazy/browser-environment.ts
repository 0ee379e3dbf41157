import { endpoints } from '@greenroom/contracts';
import { createBackground } from './background.ts';
import { documentJar } from './cookie-jar.ts';
import type { TrackerEnvironment } from './tracker.ts';
import { postTo } from './post-events.ts';
import { createTransport } from './transport.ts';

/** Returns what analytics reads from the browser. */
export function browserEnvironment(hears: Pick<TrackerEnvironment, 'tell' | 'forgetMore'>): TrackerEnvironment {
  const [began] = performance.getEntriesByType('navigation');
  const storage = storageOf(() => localStorage);
  const session = storageOf(() => sessionStorage);
  return {
    jar: documentJar(document, location.protocol === 'https:', () => performance.now()),
    newId: () => crypto.randomUUID(),
    nativeLocale: () => navigator.language,
    device,
    sessionDeviceId: () => sessionDeviceId(session),
    background: createBackground(),
    openTransport: (may) => createTransport(postTo(endpoints.eventsCollect), { may }),
    storage,
    landing: began && URL.canParse(began.name) ? began.name : location.href,
    referrer: document.referrer,
    title: () => document.title,
    now: () => Date.now(),
    signal: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    // eslint-disable-next-line no-console -- for whoever is developing, in development alone
    ...(process.env.NODE_ENV !== 'production' && { complain: (sentence: string) => console.error(sentence) }),
    ...hears,
  };
}

/** Accessing `localStorage` itself throws where storage is blocked. */
export function storageOf(get: () => Storage): Storage | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}

/** Classifies the device by the widths of the site's own layout (specification, section 9). */
function device(): string {
  if (matchMedia('(min-width: 960px)').matches) return 'desktop';
  return matchMedia('(min-width: 768px)').matches ? 'tablet' : 'mobile';
}

const deviceKey = 'session_device_id';

function sessionDeviceId(session: Storage | undefined): string {
  try {
    const known = session?.getItem(deviceKey);
    if (known) return known;
    const made = crypto.randomUUID();
    session?.setItem(deviceKey, made);
    return session ? made : '';
  } catch {
    return '';
  }
}

/** Removes what was stored under a consent that was withdrawn. */
export function forgetSessionDevice(): void {
  try {
    sessionStorage.removeItem(deviceKey);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
