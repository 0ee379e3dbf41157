import { ArrowRight, CircleAlert, Mic, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { codeOf, paths, pathTo } from '@greenroom/contracts';
import { Link, useNavigate, usePageTitle } from '@greenroom/navigation';
import { BarShape, Button, ButtonLink, PanelPage, Skeleton, Stack, StatusPanel } from '@greenroom/shared-ui';
import { CarryOn } from '../../shared/roleplay/index.ts';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { useRoleplayFeedbackRetryMutation } from './feedback-api.ts';
import { texts } from './feedback-texts.ts';
import { FeedbackReport } from './feedback-report.tsx';
import { tooShortOf } from './too-short.ts';
import { TryAgain } from './try-again.tsx';
import { useFeedback } from './use-feedback.ts';
import { WritingFeedback } from './writing-feedback.tsx';

/** The page after a scene: the feedback, its progress, or why there is none. */
export function FeedbackPage({ conversationUuid }: { conversationUuid: string }): ReactNode {
  const t = texts.useText();
  const { feedback, error, refetch } = useFeedback(conversationUuid);
  const [retry, retrying] = useRoleplayFeedbackRetryMutation();
  usePageTitle(t('heading'));

  if (feedback?.status === 'ready') return <FeedbackReport key={conversationUuid} notes={feedback.notes} />;
  if (feedback?.status === 'in-progress') return <WritingFeedback stage={feedback.stage} />;
  if (feedback?.status === 'failed') {
    return (
      <PanelPage>
        <StatusPanel
          role="alert"
          tag={{ icon: CircleAlert, tone: 'bad', text: t('failed.tag') }}
          title={t('failed.title')}
          titleAs="h1"
          action={
            <Button
              size="s"
              busy={retrying.isLoading}
              busyLabel={t('failed.busy')}
              onClick={() => void retry({ params: { conversationUuid } })}
            >
              {t('failed.again')}
            </Button>
          }
        >
          {t('failed.text')}
        </StatusPanel>
      </PanelPage>
    );
  }
  if (error !== undefined) {
    const code = codeOf(error);
    return (
      <PanelPage>
        {code === 'too_short' && <TooShort error={error} />}
        {code === 'conflict' && (
          <NoNotes icon={ArrowRight} reason="on" action={<ToScenes />}>
            {t('on.text')}
          </NoNotes>
        )}
        {code !== 'too_short' && code !== 'conflict' && <FailedPanel error={error} retry={refetch} />}
      </PanelPage>
    );
  }
  return (
    <Skeleton label={t('loading')}>
      <Stack gap={5} style={{ paddingTop: 'var(--s-6)' }}>
        <BarShape width="40%" />
        <BarShape width="220px" height="56px" />
        <BarShape width="240px" height="140px" />
        <BarShape width="80%" />
      </Stack>
    </Skeleton>
  );
}

/** Shown where too little was said: how much there is and is needed, and ways to go on. */
function TooShort({ error }: { error: unknown }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const short = tooShortOf(error);
  if (!short) {
    return (
      <NoNotes icon={Mic} reason="short" action={<ToScenes />}>
        {t('short.text')}
      </NoNotes>
    );
  }
  const { userRolePlayUuid, has, needs } = short;
  const action = (
    <>
      <CarryOn
        userRolePlayUuid={userRolePlayUuid}
        onGoingOn={() => navigate(pathTo('session', undefined, { uuid: userRolePlayUuid }))}
      />
      <TryAgain userRolePlayUuid={userRolePlayUuid} harder={null} variant="plain" />
    </>
  );
  return (
    <NoNotes icon={Mic} reason="short" action={action}>
      {t('short.figures', { has, needs })}
    </NoNotes>
  );
}

function ToScenes(): ReactNode {
  const t = texts.useText();
  return (
    <ButtonLink size="s" as={Link} to={paths.categories}>
      {t('scenes')}
    </ButtonLink>
  );
}

interface NoNotesProps {
  icon: LucideIcon;
  reason: 'short' | 'on';
  action: ReactNode;
  children: ReactNode;
}

/** Shown where there can be no feedback: the reason, and what to do. */
function NoNotes({ icon, reason, action, children }: NoNotesProps): ReactNode {
  const t = texts.useText();
  return (
    <StatusPanel tag={{ icon, text: t(`${reason}.tag`) }} title={t(`${reason}.title`)} titleAs="h1" action={action}>
      {children}
    </StatusPanel>
  );
}
