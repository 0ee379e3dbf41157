import type { ReactNode } from 'react';
import type { StaffMoneySubscriptions } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { sayMoney } from '@greenroom/plans';
import { Fine, StatusPanel, TextLink } from '@greenroom/shared-ui';
import { isKnownSubscriptionState } from '../known-names.ts';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';
import { type MoneyWish, moneyAddress } from './money-wish.ts';
import { Payer } from './payer.tsx';

type Subscription = StaffMoneySubscriptions['subscriptions'][number];

const day = (moment: string) => formatDate(moment, { dateStyle: 'medium' });

interface SubscriptionsTableProps extends StaffMoneySubscriptions {
  wish: MoneyWish;
}

/** A page of subscriptions, each with a link to its person. */
export function SubscriptionsTable({ subscriptions, cursor, wish }: SubscriptionsTableProps): ReactNode {
  const t = words.useText();
  if (subscriptions.length === 0) return <StatusPanel title={t('money.none')}>{t('money.noneText')}</StatusPanel>;
  const heads = ['who', 'state', 'plan', 'since'] as const;
  return (
    <>
      <Table label={t('money.table')} heads={heads.map((head) => t(`money.${head}`))}>
        {subscriptions.map((one) => (
          <tr key={one.id}>
            <td>
              <Payer account={one.account} />
              <Fine tone={2}>{one.id}</Fine>
            </td>
            <td>
              <State {...one} />
            </td>
            <OneLine>{t(`money.price.${one.tier}`, { price: sayMoney(one.price) })}</OneLine>
            <OneLine>{day(one.since)}</OneLine>
          </tr>
        ))}
      </Table>
      {cursor !== null && (
        <TextLink alone as={Link} to={moneyAddress(wish, { cursor })}>
          {t('money.older')}
        </TextLink>
      )}
    </>
  );
}

function State({ state, until }: Subscription): ReactNode {
  const t = words.useText();
  if (!isKnownSubscriptionState(state)) return state;
  return (
    <>
      {t(`money.state.${state}`)}
      {until !== null && <Fine tone={2}>{t(`money.until.${state}`, { day: day(until) })}</Fine>}
    </>
  );
}
