/** Where the browser keeps them (specification, section 3: "current profile id stored locally as an integer"). */
const storedAs = { profileId: 'currentProfileId', playbackToken: 'playbackToken' } as const;

/** What calls of the product API carry where it is stored (specification, section 7). */
export function storedHeaders(): Record<string, string> {
  const profileId = read(storedAs.profileId);
  const playbackToken = read(storedAs.playbackToken);
  return {
    ...(profileId !== null && /^\d+$/.test(profileId) && { 'x-profile-id': profileId }),
    ...(playbackToken && { 'x-playback-token': playbackToken }),
  };
}

/** Keeps whose profile it is; nothing, and no playback token of theirs, once nobody is signed in. */
export function keepProfileId(id: number | undefined): void {
  try {
    if (id !== undefined) return localStorage.setItem(storedAs.profileId, String(id));
    for (const name of Object.values(storedAs)) localStorage.removeItem(name);
  } catch {
    // Storage can be blocked; calls then carry neither.
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
