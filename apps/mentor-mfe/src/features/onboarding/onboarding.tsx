import { useState, type ReactNode } from 'react';
import { useOnboardingReadQuery } from '@greenroom/api-client';
import { safeReturnTo } from '@greenroom/contracts';
import { usePageTitle, useSearchParams } from '@greenroom/navigation';
import { BarShape, PanelPage, Skeleton, Stack } from '@greenroom/shared-ui';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { AskedQuestion } from './asked-question.tsx';
import { Quiet } from './question-layout.tsx';
import { questionAt } from './questions.ts';
import { useSaidBefore } from './use-said-before.ts';
import { onboardingMessages } from './messages/index.ts';

/** Asks the questions without an answer. Each answer is saved at once, so that the user can leave and return. */
export function Onboarding(): ReactNode {
  const t = onboardingMessages.useText();
  usePageTitle(t('onboarding.title'));
  const [search] = useSearchParams();
  const { data, error, isError, refetch } = useOnboardingReadQuery(undefined);
  // Answers saved meanwhile do not change the question on screen.
  const [first, setFirst] = useState<typeof data>();
  const next = safeReturnTo(search.get('returnTo') ?? undefined);
  const given = useSaidBefore(data, search.has('question') ? undefined : next);
  if (data && given && !first) setFirst(data);

  if (data && first) {
    const question = questionAt(search.get('question'), first);
    return <AskedQuestion key={question} question={question} onboarding={data} next={next} />;
  }
  return (
    <Quiet next={next}>
      {isError ? (
        <PanelPage>
          <FailedPanel error={error} retry={refetch} />
        </PanelPage>
      ) : (
        <Skeleton label={t('loading.onboarding')}>
          <Stack gap={4}>
            <BarShape width="30%" />
            <BarShape width="80%" height="56px" />
            <BarShape height="200px" />
          </Stack>
        </Skeleton>
      )}
    </Quiet>
  );
}
