import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { Link } from '@greenroom/navigation';
import { usePromotion } from '@greenroom/plans';
import { Button, ButtonLink } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { offerMessages } from './messages/index.ts';
import { useOnceASession } from './once-a-session.ts';
import { useToOffer } from './to-offer.ts';

/** Introduces the promotion; once per browser session. */
export function PromotionModal(): ReactNode {
  const t = offerMessages.useText();
  const { promotion } = usePromotion();
  const to = useToOffer();
  const [open, seen] = useOnceASession('promotionModalViewed');
  if (!promotion || !open) return null;
  const { text_title: title, text, text_link: link, text_later: later } = promotion.variables.promo_modal;
  if (title === undefined || link === undefined) return null;
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && seen()}
      title={title}
      description={text}
      closeLabel={t('close')}
      actions={
        <>
          <ButtonLink variant="primary" as={Link} to={to} onClick={seen} {...pressed('promotion.modal')}>
            {link}
          </ButtonLink>
          <Button variant="quiet" onClick={seen}>
            {later ?? t('close')}
          </Button>
        </>
      }
    />
  );
}
