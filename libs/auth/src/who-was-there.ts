const key = 'loggedOutPerson';

/** Keeps who was logged out in mid-work, so that what they had written waits for them and for nobody else. */
export function rememberWhoWasThere(id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // Without storage there are no drafts either.
  }
}

export function whoWasThere(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetWhoWasThere(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
