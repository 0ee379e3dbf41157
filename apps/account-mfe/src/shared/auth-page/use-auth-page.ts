import { pathTo, safeReturnTo, type CustomAuthSlug } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';
import { authPages, type AuthPageOptions } from './auth-pages.ts';

export interface CurrentAuthPage extends AuthPageOptions {
  slug: CustomAuthSlug;
  /** Returns the path of another log-in page, with the same return address. */
  to(slug: CustomAuthSlug): string;
}

/** Returns the log-in page named by the URL. Only URLs with a known slug lead to this page. */
export function useAuthPage(): CurrentAuthPage {
  const { pathname, search } = useLocation();
  const slug = pathname.replace(/^\/|\/$/g, '') as CustomAuthSlug;
  const wish = new URLSearchParams(search).get('returnTo') ?? undefined;
  const page = authPages[slug];
  return {
    ...page,
    slug,
    returnTo: wish === undefined ? page.returnTo : safeReturnTo(wish),
    to: (other) => pathTo('customAuth', { customAuthSlug: other }, { returnTo: wish }),
  };
}
