import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { Link } from '@greenroom/navigation';
import { usePromotion } from '@greenroom/plans';
import { Body, ButtonLink, Row } from '@greenroom/shared-ui';
import { useToOffer } from './to-offer.ts';

const Line = styled(Row)`
  padding: var(--s-5) var(--edge);
  border-top: 1px solid var(--line);
`;

/** The promotion's line at the bottom of a page. */
export function OfferFoot(): ReactNode {
  const { promotion } = usePromotion();
  const to = useToOffer();
  if (!promotion) return null;
  const { text, text_link: link } = promotion.variables.promo_footer;
  if (text === undefined) return null;
  return (
    <Line between wrap gap={4}>
      <Body>{text}</Body>
      {link !== undefined && (
        <ButtonLink size="s" as={Link} to={to} {...pressed('promotion.footer')}>
          {link}
        </ButtonLink>
      )}
    </Line>
  );
}
