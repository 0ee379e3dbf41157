import type { Recipe } from '@greenroom/contracts';
import { messages } from '../../../messages/index.ts';
import { amountText, fractionText } from '../amount-text.ts';
import { measureAmount, type Units } from './measure-amount.ts';
import { doingMessages } from '../../../shared/doing/index.ts';

/** Returns the measured amount of an ingredient in the page's language: "1 lb 5 oz", "⅔ cup", "about 2". */
export function measuredText(
  ingredient: Recipe['ingredients'][number],
  wanted: { factor: number; units: Units },
): string {
  const t = doingMessages.text;
  const { parts, about } = measureAmount(ingredient, wanted);
  const said = parts.map(({ amount, unit }) => {
    if (unit === 'cup') return t('unit.cup', { amount: fractionText(amount), count: Math.max(1, amount) });
    return unit === 'pinch' ? t('unit.pinch') : amountText({ amount, unit }, messages.text);
  });
  return about ? t('recipe.about', { amount: said.join(' ') }) : said.join(' ');
}
