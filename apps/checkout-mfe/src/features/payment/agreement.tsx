import type { ReactNode, Ref } from 'react';
import { paths } from '@greenroom/contracts';
import type { Charges, Pick } from '@greenroom/plans';
import { TextLink, Tick } from '@greenroom/shared-ui';
import { messages, sayDay, sayMoney, type AddedTax } from '../../shared/checkout/index.ts';

interface AgreementProps {
  ref: Ref<HTMLInputElement>;
  pick: Pick;
  charges: Charges;
  added: AddedTax | undefined;
  agreed: boolean;
  missed: boolean;
  onChange(agreed: boolean): void;
}

/** The checkbox for the terms, with the amount and its date. It is never ticked in advance. */
export function Agreement({ ref, pick, charges, added, agreed, missed, onChange }: AgreementProps): ReactNode {
  const t = messages.useText();
  const { first, firstAt, later, trialDays } = charges;
  const laterNet = sayMoney(later ?? first);
  const period = pick.tier.id === 'annual' ? 'Year' : 'Month';
  return (
    <Tick
      ref={ref}
      name="terms"
      checked={agreed}
      onChange={({ target }) => onChange(target.checked)}
      error={missed && t('payment.termsRequired')}
      aria-required
    >
      {t('payment.agreeBefore')}
      <TextLink href={`${paths.helpCenter}#terms`} target="_blank">
        {t('payment.agreeTerms')}
      </TextLink>
      {t(trialDays > 0 ? `payment.agreeTrial${period}` : `payment.agree${period}`, {
        amount: added?.first ?? sayMoney(first),
        date: sayDay(firstAt),
        later: added ? (added.later ?? t('payment.plusTax', { amount: laterNet })) : laterNet,
      })}
    </Tick>
  );
}
