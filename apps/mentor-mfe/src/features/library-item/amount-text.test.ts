import { activateLocale } from '@greenroom/i18n';
import { messages } from '../../messages/index.ts';
import { amountText } from './amount-text.ts';

test.each([
  ['en', { amount: 3, unit: 'piece', name: 'leeks' }, '3'],
  ['en', { amount: 0.5, unit: 'tsp', name: 'mustard' }, '½ tsp'],
  ['en', { amount: 1.25, unit: 'tbsp', name: 'oil' }, '1¼ tbsp'],
  ['en', { amount: 2, unit: 'clove', name: 'garlic' }, '2 cloves'],
  ['en', { amount: 30, unit: 'g', name: 'butter' }, '30 g'],
  ['en', { amount: 2, name: 'eggs' }, '2'],
  ['en', { name: 'salt, to taste' }, ''],
  ['de', { amount: 1, unit: 'clove', name: 'garlic' }, '1 Zehe'],
  ['de', { amount: 1.2, unit: 'kg', name: 'flour' }, '1,2 kg'],
] as const)('in %s, %j reads "%s"', async (locale, ingredient, text) => {
  activateLocale(locale);
  await messages.load();
  expect(amountText(ingredient, messages.text)).toBe(text);
});
