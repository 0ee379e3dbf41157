import { pathTo } from '@greenroom/contracts';
import { useLocation } from '@greenroom/navigation';

/** The promotion page, which leads back here. */
export function useToOffer(): string {
  const { pathname, search } = useLocation();
  return pathTo('promotion', undefined, { returnTo: pathname + search });
}
