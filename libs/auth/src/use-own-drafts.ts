import { useCurrentUser } from './current-user.ts';
import { giveDraftsTo } from './drafts.ts';

/**
 * Drafts are of whoever is signed in. While it is drawn, and above all pages: they read their drafts when they are drawn
 * first. Until it is known who is there, what was not sent is still of who was.
 */
export function useOwnDrafts(): void {
  const { user, known } = useCurrentUser();
  // Where a page is written, many people's are, by one process.
  if (known && typeof window !== 'undefined') giveDraftsTo(user.loggedIn ? user.id : null);
}
