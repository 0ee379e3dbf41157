import type { ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { BarShape, Pick, PickRow, Skeleton, Small, Stack, TextLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { PartFailed, SaidWhenDone, settingMessages } from '../../shared/setting/index.ts';
import { useSettingsReadQuery, useSettingsSaveMutation } from './notifications-api.ts';

const kinds = ['checkIns', 'reminders', 'news'] as const;

/** Settings for emails to the user. Each choice is saved at once. */
export function Notifications(): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const { data, error, isError, refetch } = useSettingsReadQuery(undefined);
  const [save, saving] = useSettingsSaveMutation();
  const failure = failureOf(saving.error);

  if (!data && isError) return <PartFailed error={error} retry={refetch} />;
  if (!data)
    return (
      <Skeleton label={t('notifications.loading')}>
        <BarShape height="180px" />
      </Skeleton>
    );
  const { notifications } = data;
  return (
    <Stack gap={3}>
      <Pick legend={t('notifications.legend')} many>
        {kinds.map((kind) => (
          <PickRow
            key={kind}
            name={kind}
            checked={notifications[kind]}
            onChange={({ target }) => void save({ body: { notifications: { [kind]: target.checked } } })}
          >
            {t(`notifications.${kind}`)}
            <Small as="span" tone={2} style={{ display: 'block' }}>
              {t(`notifications.${kind}Text`)}
            </Small>
          </PickRow>
        ))}
      </Pick>
      <Small tone={2}>
        {t('notifications.practice')}{' '}
        <TextLink as={Link} to={paths.practice}>
          {t('notifications.practicePlan')}
        </TextLink>
      </Small>
      <SaidWhenDone done={saving.isSuccess}>{words('form.saved')}</SaidWhenDone>
      <FormNotice failure={failure && sayFailure(failure, [])} />
    </Stack>
  );
}
