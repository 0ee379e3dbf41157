import type { ReactNode } from 'react';
import type { StaffMoney } from '@greenroom/contracts';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { sayMoney } from '@greenroom/plans';
import { Fine } from '@greenroom/shared-ui';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';
import { monthName } from './month-form.tsx';

/** The figures of a month, each with how it is counted. */
export function FiguresTable({ month, newPaying, cancelled, recurring, recurringAt, trials }: StaffMoney): ReactNode {
  const t = words.useText();
  const at = formatDate(recurringAt, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const figures: [name: string, how: string, value: ReactNode][] = [
    [t('money.newPaying'), t('money.newPayingHow'), formatNumber(newPaying)],
    [t('money.cancelled'), t('money.cancelledHow'), formatNumber(cancelled)],
    [t('money.recurring'), t('money.recurringHow', { at }), <Recurring key="recurring" recurring={recurring} />],
    [t('money.trials'), t('money.trialsHow'), <Conversion key="trials" {...trials} />],
  ];
  return (
    <Table
      narrow
      label={t('money.figuresTable', { month: monthName(month) })}
      heads={[t('money.figure'), t('money.value')]}
    >
      {figures.map(([name, how, value]) => (
        <tr key={name}>
          <td>
            {name}
            <Fine tone={2}>{how}</Fine>
          </td>
          <OneLine>{value}</OneLine>
        </tr>
      ))}
    </Table>
  );
}

function Recurring({ recurring }: Pick<StaffMoney, 'recurring'>): ReactNode {
  const t = words.useText();
  if (recurring.length === 0) return t('money.recurringNone');
  // The parts of a stack may shrink below their width, so that amounts would be cut off on a phone.
  return recurring.map((sum) => <div key={sum.currency}>{sayMoney(sum)}</div>);
}

function Conversion({ ended, paid }: StaffMoney['trials']): ReactNode {
  const t = words.useText();
  if (ended === 0) return t('money.trialsNone');
  return (
    <>
      {formatNumber(paid / ended, { style: 'percent', maximumFractionDigits: 1 })}
      <Fine tone={2}>{t('money.trialsOf', { paid, ended })}</Fine>
    </>
  );
}
