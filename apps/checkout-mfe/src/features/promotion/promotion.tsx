import type { ReactNode } from 'react';
import { pathTo } from '@greenroom/contracts';
import { Link, usePageTitle, useSearchParams } from '@greenroom/navigation';
import { usePromotion } from '@greenroom/plans';
import { BarShape, ButtonLink, OpensSoon, Page, Skeleton, Wrap } from '@greenroom/shared-ui';
import { Offer } from './offer.tsx';
import { promotionMessages } from './messages/index.ts';

/** Shows the running promotion; without one, a link to the plans. */
export function Promotion(): ReactNode {
  const t = promotionMessages.useText();
  const [search] = useSearchParams();
  const { promotion, known } = usePromotion();
  const returnTo = search.get('returnTo') ?? undefined;
  usePageTitle(promotion?.variables.promo_page.hero_section.texts['text_title'] ?? t(known ? 'none.title' : 'title'));
  if (promotion) return <Offer promotion={promotion} returnTo={returnTo} />;
  if (!known)
    return (
      <Page bleed>
        <Wrap>
          <Skeleton label={t('loading')}>
            <BarShape height="420px" />
          </Skeleton>
        </Wrap>
      </Page>
    );
  return (
    <OpensSoon
      art="/assets/art/letter.svg"
      title={t('none.title')}
      text={t('none.text')}
      link={
        <ButtonLink variant="primary" as={Link} to={pathTo('checkoutMembership', undefined, { returnTo })}>
          {t('none.plans')}
        </ButtonLink>
      }
    />
  );
}
