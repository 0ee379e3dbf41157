import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@greenroom/i18n';
import { below, Fine, Icon, Lead, Title, Wrap } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { fallbackPrices } from './fallback-prices.ts';

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
  font: 300 clamp(72px, 8vw, 120px) / 0.9 var(--font-display);
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

/** What it will cost. Nothing is sold from these figures. */
export function PriceSection(): ReactNode {
  const t = messages.useText();
  return (
    <Wrap id="price">
      <Bounds>
        <div>
          <Cost>{dollars(fallbackPrices.annualByMonth)}</Cost>
          <Terms>
            {t('landing.priceText', {
              year: dollars(fallbackPrices.annualByMonth * 12),
              month: dollars(fallbackPrices.monthly),
            })}
          </Terms>
        </div>
        <div>
          <Title>{t('landing.price')}</Title>
          <Points>
            {(['landing.priceTrial', 'landing.priceReminder', 'landing.priceGuarantee'] as const).map((key) => (
              <li key={key}>
                <Icon of={Check} />
                {t(key)}
              </li>
            ))}
          </Points>
          <Fine tone={3}>{t('landing.priceSoon')}</Fine>
        </div>
      </Bounds>
    </Wrap>
  );
}

const dollars = (cents: number) =>
  formatNumber(cents / 100, { style: 'currency', currency: 'USD', minimumFractionDigits: 0 });
