import type { ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { usePersonChange } from '@greenroom/auth';
import { BarShape, Button, Row, Skeleton } from '@greenroom/shared-ui';
import { PartFailed, SettingLine, settingMessages } from '../../shared/setting/index.ts';
import { DeviceLine } from './device-line.tsx';
import { useAuthEndSessionMutation, useAuthEndSessionsMutation, useAuthSessionsQuery } from './devices-api.ts';

/** Lists the account's sessions, with a button to end each. */
export function Devices(): ReactNode {
  const t = settingMessages.useText();
  const { left } = usePersonChange();
  const { data, error, isError, refetch } = useAuthSessionsQuery(undefined);
  const [endOne, ending] = useAuthEndSessionMutation();
  const [endMany, endingMany] = useAuthEndSessionsMutation();
  const failure = failureOf(ending.error ?? endingMany.error);

  const end = async (sessionUuid: string) => {
    await endOne({ params: { sessionUuid } });
    // A session that no longer exists counts as ended.
    await refetch();
  };
  const endOthers = async () => {
    await endMany({ body: { which: 'others' } });
    await refetch();
  };
  const endAll = async () => {
    const { error: failed } = await endMany({ body: { which: 'all' } });
    if (!failed) await left();
  };

  if (!data && isError) return <PartFailed error={error} retry={refetch} />;
  if (!data)
    return (
      <Skeleton label={t('devices.loading')}>
        <BarShape height="64px" />
      </Skeleton>
    );
  return (
    <>
      <ul>
        {data.sessions.map((session) => (
          <DeviceLine key={session.uuid} session={session} ending={ending.isLoading} end={() => end(session.uuid)} />
        ))}
      </ul>
      <SettingLine
        title={t('devices.everywhere')}
        text={t('devices.everywhereText')}
        action={
          <Row wrap gap={3}>
            {data.sessions.length > 1 && (
              <Button size="s" busy={endingMany.isLoading} onClick={endOthers}>
                {t('devices.endOthers')}
              </Button>
            )}
            <Button size="s" busy={endingMany.isLoading} onClick={endAll}>
              {t('devices.endAll')}
            </Button>
          </Row>
        }
      />
      <FormNotice failure={failure && failure.code !== 'not_found' ? sayFailure(failure, []) : undefined} />
    </>
  );
}
