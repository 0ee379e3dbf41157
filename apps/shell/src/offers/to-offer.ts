import { pathTo } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';

/** Returns the path of the promotion page, which links back to this page. */
export function useToOffer(): string {
  const { pathname, search } = useLocation();
  return pathTo('promotion', undefined, { returnTo: pathname + search });
}
