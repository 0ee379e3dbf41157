import { pathTo, safeReturnTo, type CustomAuthSlug } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';
import { doors, type Door } from './doors.ts';

export interface OpenDoor extends Door {
  slug: CustomAuthSlug;
  /** Returns the path of another log-in page, with the same return address. */
  to(slug: CustomAuthSlug): string;
}

/** Returns the log-in page named by the URL. Only URLs with a known slug lead to this page. */
export function useDoor(): OpenDoor {
  const { pathname, search } = useLocation();
  const slug = pathname.replace(/^\/|\/$/g, '') as CustomAuthSlug;
  const wish = new URLSearchParams(search).get('returnTo') ?? undefined;
  const door = doors[slug];
  return {
    ...door,
    slug,
    returnTo: wish === undefined ? door.returnTo : safeReturnTo(wish),
    to: (other) => pathTo('customAuth', { customAuthSlug: other }, { returnTo: wish }),
  };
}
