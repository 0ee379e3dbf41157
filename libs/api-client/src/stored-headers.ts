/** Where the browser keeps them (specification, section 3: "current profile id stored locally as an integer"). */
const profileId = 'currentProfileId';
/** Reserved: other products of the company keep one here, and the API takes the header without reading it. */
const playbackToken = 'playbackToken';

/** What calls of the product API carry where it is stored (specification, section 7). */
export function storedHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  try {
    const profile = localStorage.getItem(profileId);
    const token = localStorage.getItem(playbackToken);
    if (profile && /^\d+$/.test(profile)) headers['x-profile-id'] = profile;
    if (token) headers['x-playback-token'] = token;
  } catch {
    // Storage can be blocked; calls then carry neither.
  }
  return headers;
}

/**
 * Tells when somebody else's profile has come into the place of this page's, in another tab or while the browser had put
 * the page away. Who only left is told to a page that runs by the server.
 * @returns what ends it
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

/** Keeps whose profile it is; nothing, and no playback token of theirs, once nobody is signed in. */
export function keepProfileId(id: number | undefined): void {
  try {
    if (id !== undefined) return localStorage.setItem(profileId, String(id));
    localStorage.removeItem(profileId);
    localStorage.removeItem(playbackToken);
  } catch {
    // As above.
  }
}
