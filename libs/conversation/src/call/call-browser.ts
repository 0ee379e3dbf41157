import {
  endpoints,
  fillPath,
  renameKeys,
  toSnake,
  type CallStart,
  type CallStarted,
  type CallUpdate,
} from '@greenroom/contracts';
import { pageClock } from './call-clock.ts';
import type { CallParts } from './call-parts.ts';
import { openCallSound, type ReportTrouble } from './call-sound.ts';
import { callStorage } from './call-storage.ts';
import { keptVolume } from './kept-volume.ts';
import { openSocketAt } from './open-socket-at.ts';
import { keptSpeaker } from './speaker/kept-speaker.ts';

export interface BrowserCall {
  /** The coach's slug, or another key that tells call pages apart. */
  slug: string;
  start(request: CallStart): Promise<CallStarted>;
  report: ReportTrouble;
}

/** Returns the parts of a call for a real browser. */
export function browserParts({ slug, start, report }: BrowserCall): CallParts {
  return {
    clock: pageClock,
    chance: Math.random,
    openSound: () => openCallSound(report),
    openSocket: openSocketAt,
    start,
    update,
    keeper: callStorage(
      slug,
      storage(() => window.sessionStorage),
    ),
    volume: keptVolume(storage(() => window.localStorage)),
    speaker: keptSpeaker(storage(() => window.localStorage)),
    sounds: { ring: '/assets/sounds/ring.wav', hangUp: '/assets/sounds/hang-up.wav' },
    watchDevices: (tell) => {
      const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
      return watch(mediaDevices, 'devicechange', tell);
    },
    watchNetwork: (tell) => watch(window, 'online', tell),
  };
}

function watch(target: EventTarget | undefined, event: string, tell: () => void): () => void {
  target?.addEventListener(event, tell);
  return () => target?.removeEventListener(event, tell);
}

/** Sent with keepalive, so that it also goes out while the page unloads; the answer is ignored. */
function update(callUuid: string, change: CallUpdate): void {
  const { method, path } = endpoints.callsUpdate;
  void fetch(fillPath(path, { callUuid }), {
    method,
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', 'x-greenroom': '1' },
    body: JSON.stringify(renameKeys(change, toSnake)),
  }).catch(() => {});
}

/** Returns undefined when the browser blocks storage for this page. */
function storage(find: () => Storage): Storage | undefined {
  try {
    return find();
  } catch {
    return undefined;
  }
}
