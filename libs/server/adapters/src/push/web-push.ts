import webPush from 'web-push';
import { isHttpsAt } from '@greenroom/ports/https-address';
import { type Push, PushError, type PushTrouble } from '@greenroom/ports/push';

/** The keys that authenticate a sender to push services (VAPID, RFC 8292), as base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export interface WebPushSettings {
  /** Called when the keys are first needed. */
  keys(): Promise<VapidKeys>;
  /** The contact for push services: `mailto:` or an https address. */
  subject: string;
  timeoutMs?: number;
  /** Whether an address belongs to a push service; tests allow their own server. */
  accepts?(endpoint: string): boolean;
}

/**
 * Push services of Chromium browsers, Firefox, Safari and Edge. Posting to arbitrary addresses would allow requests to
 * other servers on the network.
 */
const services = ['.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** Web Push (RFC 8030), encrypted for the browser alone (RFC 8291), with the library `web-push`. */
export function webPushAdapter(settings: WebPushSettings): Push {
  const { keys, subject, timeoutMs = 10_000 } = settings;
  const accepts = settings.accepts ?? ((endpoint: string) => isHttpsAt(endpoint, services, /^\/./));
  return {
    name: 'Web Push, to the browsers’ own services',
    publicKey: async () => (await keys()).publicKey,
    accepts,
    async send(target, message, lastsSeconds) {
      if (!accepts(target.endpoint)) throw new PushError('gone', 'This is no address of a push service');
      const vapidDetails = { subject, ...(await keys()) };
      const { endpoint, headers, body } = requestFor(target, JSON.stringify(message), {
        ...{ vapidDetails, TTL: lastsSeconds, urgency: 'normal' as const, topic: message.topic },
      });
      const { 'Content-Length': _, ...sent } = headers as Record<string, string>;
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: sent,
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new PushError('unavailable', `A push service did not answer (${(error as Error).name})`);
      });
      await answer.body?.cancel().catch(() => {});
      if (answer.ok) return;
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
      const text = `A push service answered ${answer.status}`;
      throw new PushError(troubleOf(answer.status), text, seconds > 0 ? seconds : undefined);
    },
  };
}

/** Builds the request; a subscription with invalid keys counts as gone. */
function requestFor(...[target, payload, options]: Parameters<typeof webPush.generateRequestDetails>) {
  try {
    return webPush.generateRequestDetails(target, payload, options);
  } catch {
    throw new PushError('gone', 'A browser’s keys could not be used');
  }
}

/** RFC 8030, sections 7.3 and 8.4. */
function troubleOf(status: number): PushTrouble {
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'unavailable' : 'refused';
}
