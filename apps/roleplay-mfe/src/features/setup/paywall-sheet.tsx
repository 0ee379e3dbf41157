import type { ReactNode } from 'react';
import { useCurrentUser, usePaywall } from '@greenroom/auth';
import { logInAddress } from '@greenroom/contracts';
import { Link, useLocation } from '@greenroom/navigation';
import { ButtonLink } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { texts } from './setup-texts.ts';

interface PaywallSheetProps {
  /** What the scene is called. */
  title: string;
  close(): void;
}

/** Over a scene that is set up: scenes come with a plan. What was typed waits. */
export function PaywallSheet({ title, close }: PaywallSheetProps): ReactNode {
  const t = texts.useText();
  const { user } = useCurrentUser();
  const paywall = usePaywall();
  const { pathname, search } = useLocation();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('paywall.title')}
      description={title === '' ? t('paywall.textUnnamed') : t('paywall.text', { title })}
      closeLabel={t('paywall.close')}
      actions={
        <>
          <ButtonLink variant="primary" as={Link} to={paywall}>
            {t('paywall.plans')}
          </ButtonLink>
          {!user.loggedIn && (
            <ButtonLink variant="quiet" as={Link} to={logInAddress(pathname + search)}>
              {t('paywall.logIn')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
