import type { ReactNode, SubmitEvent } from 'react';
import { bounds, endpoints, type StaffMoneySubscriptions } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Button, ButtonLink, Field, Input, NativeSelect, Row } from '@greenroom/shared-ui';
import { fieldText } from '../field-text.ts';
import { isKnownSubscriptionState, subscriptionStateNames } from '../known-names.ts';
import { words } from '../words.ts';
import { type MoneyWish, moneyAddress } from './money-wish.ts';

interface SubscriptionsSearchProps extends Pick<StaffMoneySubscriptions, 'counts'> {
  wish: MoneyWish;
}

/** Chooses the subscriptions to list by state and address, and exports them. */
export function SubscriptionsSearch({ counts, wish }: SubscriptionsSearchProps): ReactNode {
  const t = words.useText();
  const navigate = useNavigate();
  const { state, find } = wish;
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const chosen = fieldText(fields, 'state');
    void navigate(
      moneyAddress({
        ...wish,
        state: isKnownSubscriptionState(chosen) ? chosen : undefined,
        find: fieldText(fields, 'find') || undefined,
      }),
    );
  };
  const asked = new URLSearchParams({ ...(state && { state }), ...(find && { find }) }).toString();
  const countOf = (name: string) => counts.find((one) => one.state === name)?.count ?? 0;
  return (
    <form onSubmit={show} role="search">
      <Row wrap align="end" gap={3}>
        <Field label={t('money.find')}>
          <Input name="find" defaultValue={find} maxLength={bounds.emailLength} autoComplete="off" />
        </Field>
        <Field label={t('money.state')}>
          <NativeSelect name="state" defaultValue={state ?? ''}>
            <option value="">{t('money.allStates')}</option>
            {subscriptionStateNames.map((name) => (
              <option key={name} value={name}>
                {t('money.stateCount', { state: t(`money.state.${name}`), count: countOf(name) })}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button type="submit">{t('money.show')}</Button>
        <ButtonLink variant="quiet" href={endpoints.staffMoneySubscriptionsFile.path + (asked && `?${asked}`)} download>
          {t('money.save')}
        </ButtonLink>
      </Row>
    </form>
  );
}
