import styled from '@emotion/styled';
import { useMemo, useState, type ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { useCurrentUser, useFetchUser, useUsersUpdateMutation } from '@greenroom/auth';
import { currentLocale, currentTimeZone } from '@greenroom/i18n';
import { Field, NativeSelect, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SaidWhenDone, settingMessages } from '../../shared/setting/index.ts';
import { namedRegions, timeZonesByRegion } from './time-zones.ts';

const Box = styled(Stack)`
  max-width: 460px;
  padding-block: var(--s-5);
`;

/** A select for the user's time zone, with the present time in each. It is stored in the account, so that emails and calendar files use it. */
export function TimeZoneChoice(): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const { user } = useCurrentUser();
  const fetchUser = useFetchUser();
  const [update, { error, isLoading, isSuccess }] = useUsersUpdateMutation();
  const [now] = useState(() => new Date());
  const failure = failureOf(error);
  const chosen = user.timeZone ?? currentTimeZone();
  const locale = currentLocale();
  // Each of several hundred zones needs a date format of its own.
  const regions = useMemo(() => timeZonesByRegion(chosen, now, locale), [chosen, now, locale]);

  const choose = async (timeZone: string) => {
    const result = await update({ params: { uuid: 'me' }, body: { timeZone } });
    if (!result.error) await fetchUser();
  };
  const nameOf = (region: string) => {
    const named = namedRegions.find((one) => one === region);
    return named ? t(`timeZone.region.${named}`) : region;
  };
  return (
    <Box gap={2}>
      <Field label={t('timeZone')} hint={t('timeZone.hint')}>
        <NativeSelect value={chosen} onChange={({ target }) => void choose(target.value)}>
          {regions.map(({ region, zones }) => (
            <optgroup key={region} label={nameOf(region)}>
              {zones.map(({ name, place, time }) => (
                <option key={name} value={name}>
                  {t('timeZone.option', { place, time })}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </Field>
      <SaidWhenDone done={isSuccess && !isLoading}>{words('form.saved')}</SaidWhenDone>
      <FormNotice failure={failure && sayFailure(failure, [])} />
    </Box>
  );
}
