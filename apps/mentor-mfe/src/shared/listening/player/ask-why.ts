/** What keeps a sound from being heard. */
export type Trouble = 'offline' | 'busy' | 'closed' | 'failed';

const troubles: Readonly<Record<number, Trouble>> = { 402: 'closed', 429: 'busy', 503: 'busy' };

/** A media element does not say why it failed: the address is asked once more. */
export async function askWhy(address: string): Promise<Trouble> {
  if (!navigator.onLine) return 'offline';
  try {
    const { status } = await ask(address);
    return troubles[status] ?? 'failed';
  } catch {
    return 'offline';
  }
}

/** Has a sound made before it is needed. What goes wrong is told when it is needed. */
export const makeReady = (address: string): void => void ask(address).catch(() => {});

/** Only its first bytes: a WAV file's header. */
const ask = (address: string) => fetch(address, { credentials: 'same-origin', headers: { range: 'bytes=0-43' } });
