import type { ReactNode } from 'react';
import { useInBrowser } from '@greenroom/shared-ui';

/** Renders its children only after hydration, because lazily loaded parts would not match the server's markup. */
export function OnceInBrowser({
  meanwhile = null,
  children,
}: {
  meanwhile?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return useInBrowser() ? children : meanwhile;
}
