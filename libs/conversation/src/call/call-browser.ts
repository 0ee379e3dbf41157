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
import type { CallParts } from './call-client.ts';
import { openCallSound, type ReportTrouble } from './call-sound.ts';
import { callKeeper } from './kept-call.ts';

export interface BrowserCall {
  /** The coach's, or whatever tells one call's page from another's. */
  slug: string;
  start(request: CallStart): Promise<CallStarted>;
  report: ReportTrouble;
}

/** A call's parts in a real browser. */
export function browserParts({ slug, start, report }: BrowserCall): CallParts {
  return {
    clock: pageClock,
    chance: Math.random,
    openSound: () => openCallSound(report),
    openSocket: (path) => {
      const address = new URL(path, window.location.origin);
      address.protocol = address.protocol.replace('http', 'ws');
      return new WebSocket(address);
    },
    start,
    update,
    keeper: callKeeper(slug, storage()),
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

/** Goes out even while the page is being left; nobody reads the answer. */
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

/** Absent where the browser keeps nothing for this page. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
