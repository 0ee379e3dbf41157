import { useCurrentUser } from '@greenroom/auth';
import { cookies } from '@greenroom/contracts';
import { useInBrowser } from '@greenroom/shared-ui';

/** Whether there is anything to offer: a promotion is on, or one was offered a trial. Members are left in peace. */
export function useIsOffered(): boolean {
  const { user } = useCurrentUser();
  const inBrowser = useInBrowser();
  if (user.subscribedState !== 'FREE') return false;
  return user.promotionOn || (inBrowser && document.cookie.includes(`${cookies.freeTrial.name}=`));
}
