import type { ReactNode } from 'react';
import { useOnboardingReadQuery } from '@greenroom/api-client';
import { BarShape, Skeleton } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { PartFailed, SettingLine } from '../../shared/setting/index.ts';
import { AnswersForm } from './answers-form.tsx';

/** What coaches know of one: the answers one gave when one came, and the place of their memory. */
export function Coaching(): ReactNode {
  const t = messages.useText();
  const { data, error, isError, refetch } = useOnboardingReadQuery(undefined);
  return (
    <>
      {data && <AnswersForm answers={data} />}
      {!data && isError && <PartFailed error={error} retry={refetch} />}
      {!data && !isError && (
        <Skeleton label={t('coaching.loading')}>
          <BarShape height="280px" />
        </Skeleton>
      )}
      <SettingLine title={t('coaching.memory')} text={t('coaching.memoryText')} />
    </>
  );
}
