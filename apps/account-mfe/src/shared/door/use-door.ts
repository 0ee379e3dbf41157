import { pathTo, safeReturnTo, type CustomAuthSlug } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';
import { doors, type Door } from './doors.ts';

export interface OpenDoor extends Door {
  slug: CustomAuthSlug;
  /** Another door, which leads to where this one does. */
  to(slug: CustomAuthSlug): string;
}

/** The door the address names. Only their own addresses lead to this page. */
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
