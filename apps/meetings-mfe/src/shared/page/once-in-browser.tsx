import type { ReactNode } from 'react';
import { useInBrowser } from '@greenroom/shared-ui';

/** What is not there before what the server wrote has been taken over: parts that come late would not fit to it. */
export function OnceInBrowser({
  meanwhile = null,
  children,
}: {
  meanwhile?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return useInBrowser() ? children : meanwhile;
}
