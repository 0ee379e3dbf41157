/** What a browser can say of reminders on this device. `none`: it has no such thing here. */
export type PushStanding = 'none' | 'denied' | 'off' | 'on';

/** A browser's own hold on push; in tests it is another. */
export interface BrowserPush {
  /** @param known hashes of the addresses at which the server reaches this person */
  standing(known: readonly string[]): Promise<PushStanding>;
  /** Asks for permission, where it was not asked; to be called when one presses. Nothing where it was not given. */
  subscribe(publicKey: string): Promise<PushSubscriptionJSON | undefined>;
  /** @returns the address that reaches nobody from then on; nothing where there was none */
  unsubscribe(): Promise<string | undefined>;
}

/** Whether this browser has all that it takes; on iPhones only installed apps do. */
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
      // It may be from before the server had other keys.
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

/** As the server tells devices apart: SHA-256, base64url. */
export async function hashOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
