/** Why audio cannot be played. */
export type Trouble = 'offline' | 'busy' | 'closed' | 'failed';

const troubles: Readonly<Record<number, Trouble>> = { 402: 'closed', 429: 'busy', 503: 'busy' };

/** Finds out why audio failed. A media element does not tell the reason, so the URL is requested once more. */
export async function askWhy(address: string): Promise<Trouble> {
  if (!navigator.onLine) return 'offline';
  try {
    const { status } = await ask(address);
    return troubles[status] ?? 'failed';
  } catch {
    return 'offline';
  }
}

/** Has the server synthesise audio in advance. Errors are ignored here: they surface on playback. */
export const makeReady = (address: string): void => void ask(address).catch(() => {});

/** Requests only the first bytes: a WAV file's header. */
const ask = (address: string) => fetch(address, { credentials: 'same-origin', headers: { range: 'bytes=0-43' } });
