import { fractionText } from '../amount-text.ts';
import { measureAmount, type Units } from './measure-amount.ts';
import { toStep } from './nearest.ts';

const measures = /([−-]?\d+(?:[.,]\d+)?)(?: (?:to|bis) (\d+(?:[.,]\d+)?))? (°C|kg|g|ml|cm)(?![\p{L}\p{N}])/gu;

interface Wanted {
  factor: number;
  units: Units;
  /** Language of the text. */
  language: 'en' | 'de';
}

/**
 * Converts the weights, volumes, lengths and temperatures in a sentence to other units, and scales its weights to
 * other servings. Oven temperatures are rounded to five degrees; temperatures for food safety are exact to the degree.
 */
export function measureWords(text: string, wanted: Wanted): string {
  if (wanted.factor === 1 && wanted.units === 'metric') return text;
  return text.replace(measures, (_, from: string, to: string | undefined, unit: string) => {
    const numbers = [from, to].flatMap((number) =>
      number === undefined ? [] : Number(number.replace('−', '-').replace(',', '.')),
    );
    const said = numbers.map((number) => inUnits(number, unit, wanted));
    return said.join(wanted.language === 'de' ? ' bis ' : ' to ');
  });
}

function inUnits(number: number, unit: string, wanted: Wanted): string {
  const us = wanted.units === 'us';
  const write = (one: number) => (wanted.language === 'de' ? String(one).replace('.', ',') : String(one));
  if (unit === '°C') return us ? `${fahrenheit(number)} °F` : `${signed(number)} °C`;
  if (unit === 'cm') return us ? `${fractionText(toStep(number / 2.54, 0.5), write)} in` : `${write(number)} cm`;
  const measured = { amount: unit === 'kg' ? number * 1000 : number, unit: unit === 'kg' ? 'g' : unit, name: '' };
  const { parts } = measureAmount(measured, wanted);
  return parts.map(({ amount, unit: named = '' }) => `${fractionText(amount, write)} ${named}`).join(' ');
}

function fahrenheit(celsius: number): string {
  const exact = (celsius * 9) / 5 + 32;
  return signed(celsius < 100 ? Math.round(exact) : toStep(exact, 5));
}

const signed = (number: number) => `${number < 0 ? '−' : ''}${Math.abs(number)}`;
