import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { datedNow, type DatedTexts, type PromotionVariables } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { sayDay } from '@greenroom/plans';
import { below, ButtonLink, Display, Fine, Lead, Stack, TextLink, Wrap } from '@greenroom/shared-ui';
import { promotionMessages } from './messages/index.ts';
import { SectionPicture } from './section-picture.tsx';

const Columns = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s-7);
  align-items: end;
  padding-block: var(--s-8);
  border-block: 1px solid var(--line);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
    padding-block: var(--s-6);
  }
`;

interface OfferEndsProps {
  section: PromotionVariables['promo_page']['offer_ends_section'];
  terms: Readonly<Record<string, DatedTexts>>;
  endsAt: string | null;
  address: string;
}

/** Shows when the offer ends, a second link to accept it, and its current terms. */
export function OfferEnds({ section: { texts, image_url: image }, terms, endsAt, address }: OfferEndsProps): ReactNode {
  const t = promotionMessages.useText();
  const [now] = useState(() => new Date());
  const holds = datedNow(terms, now);
  return (
    <Wrap>
      <Columns>
        <Stack gap={4}>
          <Display as="h2">{endsAt === null ? texts['text_title'] : t('endsOn', { day: sayDay(endsAt) })}</Display>
          {texts['text'] !== undefined && <Lead>{texts['text']}</Lead>}
          <SectionPicture src={image} />
        </Stack>
        <Stack gap={4} start>
          <ButtonLink as={Link} to={address} {...pressed('promotion.choose')}>
            {t('choose')}
          </ButtonLink>
          {holds && (
            <Fine tone={3}>
              {holds.texts['text']}{' '}
              <TextLink href={holds.link}>{holds.texts['text_link'] ?? new URL(holds.link).hostname}</TextLink>
            </Fine>
          )}
        </Stack>
      </Columns>
    </Wrap>
  );
}
