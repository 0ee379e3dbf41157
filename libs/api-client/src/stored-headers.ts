/** Storage key of the profile id (specification, section 3: "current profile id stored locally as an integer"). */
const profileId = 'currentProfileId';
/** Reserved: other products of the company store a token here; the API accepts the header without reading it. */
const playbackToken = 'playbackToken';

/** Returns the headers that calls of the product API carry when their values are stored (specification, section 7). */
export function storedHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  try {
    const profile = localStorage.getItem(profileId);
    const token = localStorage.getItem(playbackToken);
    if (profile && /^\d+$/.test(profile)) headers['x-profile-id'] = profile;
    if (token) headers['x-playback-token'] = token;
  } catch {
    // Storage can be blocked; calls then carry neither header.
  }
  return headers;
}

/**
 * Calls `tell` when another user's profile has replaced this page's, in another tab or while the browser kept the page
 * in its back/forward cache. A running page learns of a log-out in another tab from the server instead.
 * @returns a function that unsubscribes
 */
export function onOtherProfile(own: number, tell: () => void): () => void {
  const change = ({ key, newValue }: StorageEvent) => {
    if (key === profileId && newValue !== null && newValue !== String(own)) tell();
  };
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted && storedHeaders()['x-profile-id'] !== String(own)) tell();
  };
  window.addEventListener('storage', change);
  window.addEventListener('pageshow', wake);
  return () => {
    window.removeEventListener('storage', change);
    window.removeEventListener('pageshow', wake);
  };
}

/** Stores the profile id; without one, removes it and the playback token. */
export function keepProfileId(id: number | undefined): void {
  try {
    if (id !== undefined) return localStorage.setItem(profileId, String(id));
    localStorage.removeItem(profileId);
    localStorage.removeItem(playbackToken);
  } catch {
    // Storage can be blocked.
  }
}
