import { useCurrentUser } from './current-user.ts';
import { giveDraftsTo } from './drafts.ts';

/**
 * Makes the current user the owner of drafts. It runs during render, above all pages, since pages read their drafts on
 * their first render. Until the user is known, drafts stay with the previous owner.
 */
export function useOwnDrafts(): void {
  const { user, known } = useCurrentUser();
  // On the server, one process renders pages for many users.
  if (known && typeof window !== 'undefined') giveDraftsTo(user.loggedIn ? user.id : null);
}
