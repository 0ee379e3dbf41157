import type { Messages } from '@lingui/core';
import { use } from 'react';
import type { Locale } from '@greenroom/contracts';
import { showChanged, useChanged } from './changed-messages.ts';
import { addMessages, currentLocale, translate } from './i18n.ts';

type Catalog = Record<string, string>;
type Loaders<Keys extends string> = Record<Locale, () => Promise<{ default: Record<Keys, unknown> }>>;

/**
 * Returns the text of a key in the page's language; values fill the message's `{placeholders}`. A missing or empty
 * value throws outside production, and is logged in production.
 */
export type Text<Keys extends string> = (key: Keys, values?: Record<string, string | number>) => string;

export interface AreaMessages<Keys extends string> {
  /** Fetches the messages of the page's language. Resolves at once if they are loaded. */
  load(): Promise<void>;
  /** Returns the area's texts to a component; suspends until they are loaded. */
  useText(): Text<Keys>;
  /** The same outside a component, once loaded. */
  text: Text<Keys>;
  /** In development: reloads messages that changed since they were loaded. */
  loadChanged?(): Promise<void>;
}

const areas: AreaMessages<string>[] = [];

/** Fetches the messages, in the page's language, of all areas whose code is loaded. */
export async function loadMessages(): Promise<void> {
  await Promise.all(areas.map((area) => area.load()));
}

/**
 * Defines the messages of one area of the product (an app, a lib), fetched in the page's language only.
 * @param area a name no other area has
 * @param loaders one dynamic import per language, of a flat JSON file: key → ICU message
 */
export function defineMessages<const English extends Catalog>(
  area: string,
  loaders: Loaders<Extract<keyof English, string>>,
): AreaMessages<Extract<keyof English, string>> {
  type Keys = Extract<keyof English, string>;
  const loading = new Map<Locale, Promise<void>>();

  const load = (): Promise<void> => {
    const locale = currentLocale();
    const begun = loading.get(locale);
    if (begun) return begun;
    const fetched: Promise<void> = loaders[locale]().then(
      ({ default: messages }) => {
        addMessages(area, locale, messages as Messages);
        // React reads these fields and does not suspend, where a settled promise would cost a second render.
        void Object.assign(fetched, { status: 'fulfilled', value: undefined });
      },
      (cause: unknown) => {
        loading.delete(locale);
        throw cause;
      },
    );
    loading.set(locale, fetched);
    return fetched;
  };

  const text: Text<Keys> = (key, values) => translate(`${area}.${key}`, values);

  const useText = (): Text<Keys> => {
    // Called on every render: a component that suspended renders again, and React expects the same hooks then.
    use(load());
    useChanged();
    return text;
  };

  const loadChanged = async (): Promise<void> => {
    const locale = currentLocale();
    if (!loading.has(locale)) return;
    addMessages(area, locale, (await loaders[locale]()).default as Messages);
    showChanged();
  };

  const defined = { load, text, useText, ...(process.env.NODE_ENV === 'production' ? {} : { loadChanged }) };
  areas.push(defined as AreaMessages<string>);
  return defined;
}
