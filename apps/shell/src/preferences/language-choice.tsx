import type { ReactNode } from 'react';
import { switchLocale } from '@greenroom/auth';
import type { Locale } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { TextButton } from '@greenroom/shared-ui';

const other: Record<Locale, { locale: Locale; name: string }> = {
  en: { locale: 'de', name: 'Deutsch' },
  de: { locale: 'en', name: 'English' },
};

/** A link to the other language, by its own name. */
export function LanguageChoice(): ReactNode {
  const { locale, name } = other[currentLocale()];
  return (
    <TextButton alone type="button" size="fine" lang={locale} onClick={() => switchLocale(locale)}>
      {name}
    </TextButton>
  );
}
