import type { ReactNode } from 'react';
import type { PlanTier, PricingTier } from '@greenroom/contracts';
import { sayMoney } from '@greenroom/plans';
import { Figures, Fine, Pick, PickRow } from '@greenroom/shared-ui';
import { texts } from './setup-texts.ts';

interface PlanPickProps {
  tiers: readonly PricingTier[];
  chosen: PlanTier;
  onChoose(tier: PlanTier): void;
}

/** The plans, each with its monthly price and how it is billed. */
export function PlanPick({ tiers, chosen, onChoose }: PlanPickProps): ReactNode {
  const t = texts.useText();
  return (
    <Pick legend={t('plan.legend')} hideLegend>
      {tiers.map(({ id, price: { currency, unitAmount }, monthlyAmount }) => {
        const say = (amount: typeof unitAmount) => sayMoney({ amount, currency }, 'short');
        return (
          <PickRow
            key={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            aside={
              <b>
                <Figures>{t('plan.byMonth', { price: say(monthlyAmount) })}</Figures>
              </b>
            }
          >
            {t(`plan.${id}`)}
            <Fine as="span" tone={2} style={{ display: 'block' }}>
              {id === 'annual' ? t('plan.onceAYear', { price: say(unitAmount) }) : t('plan.anyMonth')}
            </Fine>
          </PickRow>
        );
      })}
    </Pick>
  );
}
