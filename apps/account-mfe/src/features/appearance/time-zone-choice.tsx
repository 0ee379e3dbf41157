import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { useCurrentUser, useFetchUser, useUsersUpdateMutation } from '@greenroom/auth';
import { currentTimeZone } from '@greenroom/i18n';
import { Field, NativeSelect, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SaidWhenDone, settingMessages } from '../../shared/setting/index.ts';
import { timeZonesByRegion } from './time-zones.ts';

const Box = styled(Stack)`
  max-width: 460px;
  padding-block: var(--s-5);
`;

/** A select for the user's time zone. It is stored in the account, so that emails and calendar files use it. */
export function TimeZoneChoice(): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const { user } = useCurrentUser();
  const fetchUser = useFetchUser();
  const [update, { error, isLoading, isSuccess }] = useUsersUpdateMutation();
  const failure = failureOf(error);
  const chosen = user.timeZone ?? currentTimeZone();

  const choose = async (timeZone: string) => {
    const result = await update({ params: { uuid: 'me' }, body: { timeZone } });
    if (!result.error) await fetchUser();
  };
  return (
    <Box gap={2}>
      <Field label={t('timeZone')} hint={t('timeZone.hint')}>
        <NativeSelect value={chosen} onChange={({ target }) => void choose(target.value)}>
          {timeZonesByRegion(chosen).map(({ region, zones }) => (
            <optgroup key={region} label={region}>
              {zones.map(({ name, place }) => (
                <option key={name} value={name}>
                  {place}
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
