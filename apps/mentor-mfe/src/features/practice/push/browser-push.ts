/** State of push reminders in this browser. `none`: not supported here. */
export type PushStatus = 'none' | 'denied' | 'off' | 'on';

/** The browser's push API; replaceable in tests. */
export interface BrowserPush {
  /** @param known hashes of the endpoints that the server has for this account */
  standing(known: readonly string[]): Promise<PushStatus>;
  /** Asks for permission if needed; call it on a click. Resolves to undefined if permission was not granted. */
  subscribe(publicKey: string): Promise<PushSubscriptionJSON | undefined>;
  /** @returns the endpoint that was unsubscribed; undefined if there was none */
  unsubscribe(): Promise<string | undefined>;
}

/** Returns whether this browser supports push; on iPhones only installed apps do. */
const isThere = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export const browserPush: BrowserPush = {
  async standing(known) {
    if (!isThere()) return 'none';
    if (Notification.permission === 'denied') return 'denied';
    const own = await subscription();
    return own && known.includes(await hashOf(own.endpoint)) ? 'on' : 'off';
  },
  async subscribe(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    const registration = await navigator.serviceWorker.ready;
    const ask = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
    const made = await registration.pushManager.subscribe(ask).catch(async (error: unknown) => {
      // The subscription may have been made with earlier keys of the server.
      const before = await subscription();
      if (!before) throw error;
      await before.unsubscribe();
      return registration.pushManager.subscribe(ask);
    });
    return made.toJSON();
  },
  async unsubscribe() {
    const own = await subscription();
    await own?.unsubscribe();
    return own?.endpoint;
  },
};

/** Returns the hash by which the server identifies devices: SHA-256, base64url. */
export async function hashOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
