import { ArrowRight, CircleAlert, Mic, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { codeOf, paths } from '@greenroom/contracts';
import { Link, usePageTitle } from '@greenroom/navigation';
import { BarShape, Button, ButtonLink, PanelPage, Skeleton, Stack, StatusPanel } from '@greenroom/shared-ui';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { useRoleplayFeedbackRetryMutation } from './feedback-api.ts';
import { texts } from './feedback-texts.ts';
import { howMuch } from './how-much.ts';
import { FeedbackReport } from './feedback-report.tsx';
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
    const needed = howMuch(error);
    return (
      <PanelPage>
        {code === 'too_short' && (
          <NoNotes icon={Mic} reason="short">
            {needed
              ? t('short.figures', {
                  lines: needed.lines.has,
                  words: needed.words.has,
                  needsLines: needed.lines.needs,
                  needsWords: needed.words.needs,
                })
              : t('short.text')}
          </NoNotes>
        )}
        {code === 'conflict' && (
          <NoNotes icon={ArrowRight} reason="on">
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

/** Shown where there can be no feedback: the reason, and links to other scenes. */
function NoNotes({ icon, reason, children }: { icon: LucideIcon; reason: 'short' | 'on'; children: ReactNode }) {
  const t = texts.useText();
  return (
    <StatusPanel
      tag={{ icon, text: t(`${reason}.tag`) }}
      title={t(`${reason}.title`)}
      titleAs="h1"
      action={
        <ButtonLink size="s" as={Link} to={paths.categories}>
          {t('scenes')}
        </ButtonLink>
      }
    >
      {children}
    </StatusPanel>
  );
}
