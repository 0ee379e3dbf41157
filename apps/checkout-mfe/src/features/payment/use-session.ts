import { useEffect } from 'react';
import { useNavigate } from '@greenroom/navigation';
import { successAddress, useCommerceCheckoutSessionQuery } from '../../shared/session/index.ts';

/**
 * Returns the state of a session; once it is paid, navigates to the success page.
 * @param everyMs the polling interval; 0 asks once
 */
export function useSession(sessionId: string | undefined, everyMs = 0) {
  const navigate = useNavigate();
  const asked = useCommerceCheckoutSessionQuery(
    { params: { id: sessionId ?? '' } },
    { skip: sessionId === undefined, refetchOnMountOrArgChange: true, pollingInterval: everyMs },
  );
  const { data, isFetching, isLoading, error, refetch } = asked;
  const missing = error !== undefined && 'status' in error && error.status === 404;
  const paid = sessionId !== undefined && data?.status === 'complete';
  useEffect(() => {
    if (paid) void navigate(successAddress(sessionId), { replace: true });
  }, [paid, sessionId, navigate]);
  const status = isFetching ? undefined : missing ? ('expired' as const) : data?.status;
  return {
    ...{ paid, status, asking: isFetching, failed: error !== undefined },
    /** Nothing is known of the session yet. */
    unknown: isLoading,
    /** Null if no payment of the session is in progress; undefined if the server does not say. */
    payingSince: data?.payingSince,
    askAgain: () => void refetch(),
  };
}
