import { formatDate } from '@greenroom/i18n';

export { sayMoney } from '@greenroom/plans';

/** `28 November`. */
export function sayDay(date: Date | string): string {
  return formatDate(date, { day: 'numeric', month: 'long' });
}
