import { useEffect, useMemo } from 'react';
import type { Content, Recipe } from '@greenroom/contracts';
import { useSearchParams } from '@greenroom/navigation';
import type { Measure } from '../measure.ts';
import type { Units } from './measure-amount.ts';
import { measureWords } from './measure-words.ts';
import { measuredText } from './measured-text.ts';
import { queryNow } from './query-now.ts';

/** Maximum number of servings. */
export const mostServed = 24;

const key = 'kitchen_units';

/** Manages servings, which are kept in the URL, and units, which are also kept in the browser. */
export function useMeasure(recipe: Recipe, language: Content['language']) {
  const [query, setQuery] = useSearchParams();
  const servesIn = (asked: URLSearchParams) => {
    const count = Number(asked.get('serves') ?? recipe.serves);
    return Number.isInteger(count) && count >= 1 && count <= mostServed ? count : recipe.serves;
  };
  const serves = servesIn(query);
  const units = unitsOf(query.get('units') ?? keptUnits());
  const factor = serves / recipe.serves;
  const measure = useMemo(
    (): Measure => ({
      amountOf: (ingredient) => measuredText(ingredient, { factor, units }),
      nameOf: (name) => measureWords(name, { factor, units, language }),
      wordsOf: (text) => measureWords(text, { factor: 1, units, language }),
    }),
    [factor, units, language],
  );
  const change = (name: string, value: string) => {
    const asked = queryNow();
    asked.set(name, value);
    setQuery(asked, { replace: true });
  };
  useEffect(() => keepUnits(units), [units]);
  return {
    ...{ serves, units, measure },
    serveMore: (by: 1 | -1) => change('serves', String(Math.min(mostServed, Math.max(1, servesIn(queryNow()) + by)))),
    measureIn: (next: Units) => change('units', next),
  };
}

const unitsOf = (kept: string | null): Units => (kept === 'us' ? 'us' : 'metric');

function keptUnits(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepUnits(units: Units): void {
  try {
    if (units === 'us') localStorage.setItem(key, units);
    else localStorage.removeItem(key);
  } catch {
    // Without storage only the URL keeps it.
  }
}
