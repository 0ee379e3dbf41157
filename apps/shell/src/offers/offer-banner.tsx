import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { Link } from '@greenroom/navigation';
import { usePromotion } from '@greenroom/plans';
import { Small, TextLink } from '@greenroom/shared-ui';
import { useToOffer } from './to-offer.ts';

const Strip = styled(Small)`
  padding: 10px 20px;
  color: var(--text-2);
  text-align: center;
`;

/** The promotion's banner above a page, in the space reserved for it. */
export function OfferBanner(): ReactNode {
  const { promotion } = usePromotion();
  const to = useToOffer();
  if (!promotion) return null;
  const { text, text_link: link } = promotion.variables.promo_banner;
  if (text === undefined) return null;
  return (
    <Strip>
      {text}{' '}
      {link !== undefined && (
        <TextLink as={Link} to={to} {...pressed('promotion.banner')}>
          {link}
        </TextLink>
      )}
    </Strip>
  );
}
