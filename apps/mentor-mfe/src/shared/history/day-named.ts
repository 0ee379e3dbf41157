import { formatDate } from '@greenroom/i18n';
import type { forMeMessages } from '../for-me/index.ts';

/** Returns "Today", "Yesterday" or the date. */
export function dayNamed(at: string, t: ReturnType<typeof forMeMessages.useText>, now = new Date()): string {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(new Date(at))) / 86_400_000);
  if (days <= 0) return t('history.today');
  if (days === 1) return t('history.yesterday');
  return formatDate(at, days < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' });
}
