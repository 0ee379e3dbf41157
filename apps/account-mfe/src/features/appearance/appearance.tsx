import { useState, type ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { switchLocale, useCurrentUser, useUsersUpdateMutation } from '@greenroom/auth';
import { locales, type Locale } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { Pick, PickRow, TwoColumns } from '@greenroom/shared-ui';
import { settingMessages } from '../../shared/setting/index.ts';
import { Install } from './install.tsx';
import { chooseLight, type LightChoice, lightChoices, lightChosen } from './light-choice.ts';
import { TimeZoneChoice } from './time-zone-choice.tsx';

/** Languages in their own names. */
const names: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

/**
 * Settings for language, time zone and theme. The first two are stored in the account, for emails; the theme on the
 * device.
 */
export function Appearance(): ReactNode {
  const t = settingMessages.useText();
  const { user } = useCurrentUser();
  const [update, updating] = useUsersUpdateMutation();
  const [theme, setTheme] = useState(lightChosen);
  const failure = failureOf(updating.error);

  const speak = async (locale: Locale) => {
    if (user.loggedIn) {
      const { error } = await update({ params: { uuid: 'me' }, body: { locale } });
      if (error) return;
    }
    switchLocale(locale);
  };
  const light = (chosen: LightChoice) => {
    chooseLight(chosen);
    setTheme(chosen);
  };
  return (
    <>
      <TwoColumns split={[6, 6]} gap={5}>
        <Pick legend={t('appearance.language')}>
          {locales.map((locale) => (
            <PickRow
              key={locale}
              lang={locale}
              value={locale}
              checked={locale === currentLocale()}
              onChange={() => void speak(locale)}
            >
              {names[locale]}
            </PickRow>
          ))}
        </Pick>
        <Pick legend={t('appearance.lightLegend')}>
          {lightChoices.map((one) => (
            <PickRow key={one} value={one} checked={one === theme} onChange={() => light(one)}>
              {t(`appearance.${one}`)}
            </PickRow>
          ))}
        </Pick>
      </TwoColumns>
      <TimeZoneChoice />
      <Install />
      <FormNotice failure={failure && sayFailure(failure, [])} />
    </>
  );
}
