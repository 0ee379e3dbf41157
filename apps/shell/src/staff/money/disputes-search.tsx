import type { ReactNode, SubmitEvent } from 'react';
import { bounds, endpoints, type StaffMoneyDisputes } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Button, ButtonLink, Field, Input, NativeSelect, Row } from '@greenroom/shared-ui';
import { fieldText } from '../field-text.ts';
import { disputeStateNames, isKnownDisputeState } from '../known-names.ts';
import { words } from '../words.ts';
import { type MoneyWish, moneyAddress } from './money-wish.ts';

interface DisputesSearchProps extends Pick<StaffMoneyDisputes, 'counts'> {
  wish: MoneyWish;
}

/** Chooses the disputes to list by state and address, and exports them. */
export function DisputesSearch({ counts, wish }: DisputesSearchProps): ReactNode {
  const t = words.useText();
  const navigate = useNavigate();
  const { disputes: state, payer: find } = wish;
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const chosen = fieldText(fields, 'state');
    void navigate(
      moneyAddress({
        ...wish,
        disputes: isKnownDisputeState(chosen) ? chosen : undefined,
        payer: fieldText(fields, 'find') || undefined,
      }),
    );
  };
  const asked = new URLSearchParams({ ...(state && { state }), ...(find && { find }) }).toString();
  return (
    <form onSubmit={show} role="search" aria-label={t('money.disputes')}>
      <Row wrap align="end" gap={3}>
        <Field label={t('money.disputesFind')}>
          <Input name="find" defaultValue={find} maxLength={bounds.emailLength} autoComplete="off" />
        </Field>
        <Field label={t('money.disputesState')}>
          <NativeSelect name="state" defaultValue={state ?? ''}>
            <option value="">{t('money.allStates')}</option>
            {disputeStateNames.map((name) => (
              <option key={name} value={name}>
                {t('money.stateCount', { state: t(`money.disputeState.${name}`), count: counts[name] })}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button type="submit">{t('money.disputesShow')}</Button>
        <ButtonLink variant="quiet" href={endpoints.staffMoneyDisputesFile.path + (asked && `?${asked}`)} download>
          {t('money.disputesSave')}
        </ButtonLink>
      </Row>
    </form>
  );
}
