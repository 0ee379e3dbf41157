import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { useCurrentUser } from '@greenroom/auth';
import { commerceFigures, paths, paywallAddress } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { usePlans } from '@greenroom/plans';
import { BarShape, below, ButtonLink, Figures, Fine, Icon, Lead, Skeleton, Title, Wrap } from '@greenroom/shared-ui';
import { landingMessages } from './messages/index.ts';
import { priceOnLanding, type LandingPrice } from './landing-price.ts';

const Bounds = styled.div`
  display: grid;
  grid-template-columns: 1.1fr 1fr;
  gap: var(--s-8);
  align-items: center;
  margin-top: var(--s-9);
  padding: var(--s-8) 0;
  border-block: 1px solid var(--line);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-5);
    margin-top: var(--s-8);
  }
`;

const Cost = styled.p`
  font: 300 clamp(56px, 8vw, 120px) / 0.9 var(--font-display);
  font-feature-settings: 'lnum';
  letter-spacing: -0.03em;
`;

const Terms = styled(Lead)`
  margin-top: 18px;
`;

const Points = styled.ul`
  display: grid;
  gap: 12px;
  margin: var(--s-5) 0;
  li {
    display: flex;
    gap: 12px;
  }
`;

/** Shows the price of a plan for this visitor; nothing when no plans are sold. */
export function PriceSection(): ReactNode {
  const { user, known } = useCurrentUser();
  const { plans } = usePlans(undefined);
  // Without an allowance plans are off.
  if (known && !user.allowance) return null;
  return (
    <Wrap id="price">
      <Bounds>{plans ? <Price {...priceOnLanding(plans)} /> : <Waiting />}</Bounds>
    </Wrap>
  );
}

const Unknown = styled.span`
  visibility: hidden;
`;

/** Shows what a plan costs a month, in a sentence; its space until the price is known, and nothing without plans. */
export function PriceInShort(): ReactNode {
  const t = landingMessages.useText();
  const { user, known } = useCurrentUser();
  const { plans } = usePlans(undefined);
  if (known && !user.allowance) return null;
  const sentence = t('then', { month: plans ? priceOnLanding(plans).byMonth : '$00' });
  return plans ? <Figures>{sentence}</Figures> : <Unknown aria-hidden>{sentence}</Unknown>;
}

function Waiting(): ReactNode {
  const t = landingMessages.useText();
  return (
    <Skeleton label={t('priceLoading')}>
      <BarShape height="180px" />
    </Skeleton>
  );
}

function Price({ byMonth, terms, trialDays, tax }: LandingPrice): ReactNode {
  const t = landingMessages.useText();
  const { user } = useCurrentUser();
  const paywall = paywallAddress({ promotionOn: user.promotionOn, at: paths.root });
  const { reminderDays, moneyBackHours } = commerceFigures;
  return (
    <>
      <div>
        <Cost>
          <Figures>{byMonth}</Figures>
        </Cost>
        <Terms>
          <Figures>{t(`price.${terms.kind}`, { year: terms.year, month: terms.month })}</Figures>
        </Terms>
        {tax && <Fine tone={3}>{t('taxIncluded')}</Fine>}
      </div>
      <div>
        <Title>{t('price')}</Title>
        <Points>
          {trialDays > 0 && <Point>{t('trial', { days: trialDays })}</Point>}
          {trialDays > 0 && <Point>{t('reminder', { days: reminderDays })}</Point>}
          <Point>{t('cancel')}</Point>
          <Point>{t('guarantee', { days: moneyBackHours / 24 })}</Point>
        </Points>
        <ButtonLink variant="primary" as={Link} to={paywall} {...pressed('landing.plans')}>
          {t(user.promotionOn ? 'offer' : 'plans')}
        </ButtonLink>
      </div>
    </>
  );
}

function Point({ children }: { children: string }): ReactNode {
  return (
    <li>
      <Icon of={Check} />
      {children}
    </li>
  );
}
