import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { freeTrialViewedKey, pathTo } from '@greenroom/contracts';
import { Link, useLocation } from '@greenroom/navigation';
import { Button, ButtonLink, Fine, TextLink } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { offerMessages } from './messages/index.ts';
import { useOnceASession } from './once-a-session.ts';
import { useFreeTrial } from '@greenroom/plans';

/** Announces the free trial that a call started, or its end; once per browser session. */
export function FreeTrialModal({ otherwise }: { otherwise: ReactNode }): ReactNode {
  const t = offerMessages.useText();
  const { state, copy, termsLink } = useFreeTrial();
  const [open, seen] = useOnceASession(freeTrialViewedKey);
  const { pathname, search } = useLocation();
  if (state === 'none' || !copy) return otherwise;
  if (!open) return null;
  const ended = state === 'ended';
  const { title, text } = ended ? copy.offerEnded : copy.modal;
  const plans = pathTo('checkoutMembership', undefined, { returnTo: pathname + search });
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && seen()}
      title={title}
      description={text}
      closeLabel={t('close')}
      actions={
        <>
          <ButtonLink variant="primary" as={Link} to={plans} onClick={seen} {...pressed('freeTrial.start')}>
            {ended ? copy.offerEnded.plans : copy.modal.start}
          </ButtonLink>
          <Button variant="quiet" onClick={seen}>
            {ended ? copy.offerEnded.close : copy.modal.later}
          </Button>
        </>
      }
    >
      {!ended && termsLink !== undefined && (
        <Fine tone={3}>
          <TextLink href={termsLink}>{t('terms')}</TextLink>
        </Fine>
      )}
    </Dialog>
  );
}
