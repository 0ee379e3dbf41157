import type { ReactNode, SubmitEvent } from 'react';
import type { StaffMoney } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { useNavigate } from '@greenroom/navigation';
import { Button, Field, NativeSelect, Row } from '@greenroom/shared-ui';
import { fieldText } from '../field-text.ts';
import { words } from '../words.ts';
import { type MoneyWish, moneyAddress } from './money-wish.ts';

/** How many months can be chosen. */
const monthsBack = 24;

/** Returns a month's name in the page's language: `November 2026`. */
export const monthName = (month: string) =>
  formatDate(`${month}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface MonthFormProps extends Pick<StaffMoney, 'month' | 'latest'> {
  wish: MoneyWish;
}

/** Chooses the month of the figures. */
export function MonthForm({ month, latest, wish }: MonthFormProps): ReactNode {
  const t = words.useText();
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = fieldText(new FormData(event.currentTarget), 'month');
    void navigate(moneyAddress({ ...wish, month: chosen }));
  };
  const recent = monthsUntil(latest);
  return (
    <form onSubmit={show}>
      <Row wrap align="end" gap={3}>
        <Field label={t('money.month')}>
          <NativeSelect name="month" defaultValue={month}>
            {(recent.includes(month) ? recent : [month, ...recent]).map((one) => (
              <option key={one} value={one}>
                {monthName(one)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button type="submit">{t('money.showMonth')}</Button>
      </Row>
    </form>
  );
}

/** Returns the latest months, newest first. */
function monthsUntil(latest: string): string[] {
  const [year = 0, month = 0] = latest.split('-').map(Number);
  return Array.from({ length: monthsBack }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}
