import { useSyncExternalStore, type ReactNode } from 'react';

/** What is not there before what the server wrote has been taken over: parts that come late would not fit to it. */
export function OnceInBrowser({
  meanwhile = null,
  children,
}: {
  meanwhile?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
    ? children
    : meanwhile;
}

const never = () => () => {};
