import { CircleAlert, Mic, SearchX } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { answerOf, codeOf, paths } from '@greenroom/contracts';
import { lazyPart } from '@greenroom/federation/lazy';
import { Link, usePageTitle } from '@greenroom/navigation';
import {
  BarShape,
  Button,
  ButtonLink,
  Display,
  Lead,
  NotLoadedPanel,
  notLoadedReason,
  PanelPage,
  Skeleton,
  Stack,
} from '@greenroom/shared-ui';
import { feedbackOf, useCoachFeedbackQuery, useCoachFeedbackRetryMutation } from './feedback-api.ts';
import { texts } from './feedback-texts.ts';
import { Instead } from './instead.tsx';
import { MeetingNotEnded } from './meeting-not-ended.tsx';

/** Loaded while their data is requested. */
const FeedbackReport = lazyPart(async () => (await import('./feedback-report.tsx')).FeedbackReport, {
  waiting: <Waiting />,
  failed: (retry) => <NotAvailable error={undefined} retry={retry} />,
});

/** Polling interval for the progress of notes, in milliseconds. */
const askEveryMs = 1_500;

/** The page after a meeting: its notes, their progress, or why there are none. */
export function FeedbackPage({ conversationUuid }: { conversationUuid: string }): ReactNode {
  const t = texts.useText();
  const [waits, setWaits] = useState(false);
  // An address without a meeting needs no request.
  const asking = { pollingInterval: waits ? askEveryMs : 0, skip: conversationUuid === '' };
  const { currentData: feedback, error, refetch } = useCoachFeedbackQuery(feedbackOf(conversationUuid), asking);
  const [retry, retrying] = useCoachFeedbackRetryMutation();
  const inProgress = feedback?.status === 'in-progress';
  if (inProgress !== waits) setWaits(inProgress);
  usePageTitle(t('loading'));
  useEffect(() => void FeedbackReport.load().catch(() => {}), []);

  if (feedback?.status === 'ready') return <FeedbackReport notes={feedback.notes} />;
  if (feedback?.status === 'in-progress')
    return (
      <PanelPage role="status">
        <Display>{t('writing.title')}</Display>
        <Lead>{t('writing.text')}</Lead>
      </PanelPage>
    );
  if (feedback?.status === 'failed') {
    const again = (
      <Button size="s" busy={retrying.isLoading} onClick={() => void retry({ params: { conversationUuid } })}>
        {t('failed.again')}
      </Button>
    );
    return <Instead reason="failed" icon={CircleAlert} action={again} />;
  }
  if (conversationUuid === '') return <Instead reason="missing" icon={SearchX} />;
  if (error !== undefined) {
    const code = codeOf(error);
    if (code === 'too_short') return <Instead reason="short" icon={Mic} />;
    if (code === 'conflict')
      return (
        <MeetingNotEnded conversationUuid={conversationUuid} waiting={<Waiting />} onEnded={() => void refetch()} />
      );
    if (code === 'not_found' || code === 'bad_request') return <Instead reason="missing" icon={SearchX} />;
    return <NotAvailable error={error} retry={refetch} />;
  }
  return <Waiting />;
}

function Waiting(): ReactNode {
  const t = texts.useText();
  return (
    <Skeleton label={t('loading')}>
      <Stack gap={5} style={{ paddingTop: 'var(--s-6)' }}>
        <BarShape width="40%" />
        <BarShape width="60%" height="56px" />
        <BarShape width="100%" height="140px" />
      </Stack>
    </Skeleton>
  );
}

function NotAvailable({ error, retry }: { error: unknown; retry: () => void }): ReactNode {
  const t = texts.useText();
  const reason = notLoadedReason(codeOf(error));
  const key = reason === 'failed' ? 'failedLoad' : reason;
  const words = {
    tag: t(`${key}.tag`),
    title: t(`${key}.title`),
    text: t(`${key}.text`),
    tryAgain: t('tryAgain'),
  };
  return (
    <PanelPage>
      <NotLoadedPanel
        {...{ reason, words, retry }}
        details={answerOf(error)}
        titleAs="h1"
        home={
          <ButtonLink variant="quiet" size="s" as={Link} to={paths.root}>
            {t('home')}
          </ButtonLink>
        }
      />
    </PanelPage>
  );
}
