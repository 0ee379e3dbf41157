import type { ReactNode } from 'react';
import { usePaywall } from '@greenroom/auth';
import { logInAddress } from '@greenroom/contracts';
import { Link, useLocation } from '@greenroom/navigation';
import { TextLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

/** Returns whether a request was refused because the user is not logged in or has no plan. */
export const isClosed = (code: string | undefined): boolean => code === 'plan_required' || code === 'not_authenticated';

interface ClosedNoteProps {
  code: string | undefined;
  /** What is said where a plan is missing. */
  children: ReactNode;
}

/** Says why a scene does not go on, with a link: to the log-in page for who is logged out, otherwise to the plans. */
export function ClosedNote({ code, children }: ClosedNoteProps): ReactNode {
  const t = messages.useText();
  const paywall = usePaywall();
  const { pathname, search } = useLocation();
  if (code === 'not_authenticated')
    return (
      <>
        {t('loggedOut')}{' '}
        <TextLink as={Link} to={logInAddress(pathname + search)}>
          {t('loggedOut.logIn')}
        </TextLink>
      </>
    );
  return (
    <>
      {children}{' '}
      <TextLink as={Link} to={paywall}>
        {t('carryOn.plans')}
      </TextLink>
    </>
  );
}
