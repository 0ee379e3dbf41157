import { cookies } from '@greenroom/contracts';

/** Returns whether a user was logged in when the server last answered, for when it cannot be asked. */
export function cookieSaysLoggedIn(): boolean {
  return document.cookie.split('; ').includes(`${cookies.loggedIn.name}=1`);
}
