import { formatDate, formatNumber } from '@greenroom/i18n';

export const scoreText = (score: number) => formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const dayOf = (at: string) => formatDate(at, { day: 'numeric', month: 'short' });
