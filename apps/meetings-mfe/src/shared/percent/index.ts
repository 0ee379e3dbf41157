import { formatNumber } from '@greenroom/i18n';

/** Formats a whole percentage as the language writes it: 46%, or 46 % in German. */
export const formatPercent = (percent: number): string => formatNumber(percent / 100, { style: 'percent' });
