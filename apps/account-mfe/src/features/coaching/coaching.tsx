import { lazy, Suspense, type ReactNode } from 'react';
import { useOnboardingReadQuery } from '@greenroom/api-client';
import { BarShape, Skeleton } from '@greenroom/shared-ui';
import { PartFailed, settingMessages } from '../../shared/setting/index.ts';

const AnswersForm = lazy(async () => ({ default: (await import('./answers-form.tsx')).AnswersForm }));

/** Shows what coaches know about the user: the onboarding answers, which can be changed. */
export function Coaching(): ReactNode {
  const t = settingMessages.useText();
  const { data, error, isError, refetch } = useOnboardingReadQuery(undefined);
  const waiting = (
    <Skeleton label={t('coaching.loading')}>
      <BarShape height="280px" />
    </Skeleton>
  );
  return (
    <>
      <Suspense fallback={waiting}>{data ? <AnswersForm answers={data} /> : !isError && waiting}</Suspense>
      {!data && isError && <PartFailed error={error} retry={refetch} />}
    </>
  );
}
