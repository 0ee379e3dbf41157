import type { ReactNode } from 'react';
import { pathTo, type StaffMoneySubscriptions } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { TextLink } from '@greenroom/shared-ui';
import { words } from '../words.ts';

/** Links to the staff page of the person who pays; says so if the account is deleted. */
export function Payer({ account }: Pick<StaffMoneySubscriptions['subscriptions'][number], 'account'>): ReactNode {
  const t = words.useText();
  if (account === null) return t('accounts.gone');
  return (
    <TextLink alone as={Link} to={pathTo('staffPerson', { accountUuid: account.uuid })}>
      {account.email}
    </TextLink>
  );
}
