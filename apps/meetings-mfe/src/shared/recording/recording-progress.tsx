import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import type { Recording } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Button, Fine, Row, Small, Stack } from '@greenroom/shared-ui';
import { AskOnceMore } from '@greenroom/shared-ui/ask-once-more';
import { formatPercent } from '../percent/index.ts';
import { useAskBeforeLeaving } from '../page/index.ts';
import { ChooseAgain } from './choose-again.tsx';
import { howFar } from './how-far.ts';
import { ProgressBar } from './progress-bar.tsx';
import { stopUpload, type UploadState } from './recording-upload.ts';
import { texts } from './recording-texts.ts';
import { useMeetingsRecordingCancelMutation, useMeetingsRecordingRetryMutation } from './recordings-api.ts';
import { useRecordedMeeting, useUploadOf } from './use-recording.ts';

interface RecordingProgressProps {
  conversationUuid: string;
  /** The heading, around the progress. */
  frame(title: string, content: ReactNode): ReactNode;
  /** Called when the recording has become a meeting, or was cancelled. */
  onEnded(became: 'meeting' | 'cancelled'): void;
}

/**
 * Shows how far the recording of a meeting is, with what can be done about it. Renders nothing until that is known, and
 * for a meeting without a recording in work.
 */
export function RecordingProgress({ conversationUuid, frame, onEnded }: RecordingProgressProps): ReactNode {
  const t = texts.useText();
  const { meeting, isOffline } = useRecordedMeeting(conversationUuid);
  const upload = useUploadOf(conversationUuid);
  const recording = meeting?.recording;
  const isDone = recording?.status === 'done';
  const isSending = upload?.status === 'sending' || upload?.status === 'waiting';
  useAskBeforeLeaving(isSending);
  const tellEnded = useEffectEvent(onEnded);
  useEffect(() => {
    if (!isDone) return;
    stopUpload(conversationUuid);
    tellEnded('meeting');
  }, [isDone, conversationUuid]);
  if (!meeting || !recording || isDone) return null;
  const { status } = recording;
  const title = { uploading: 'uploading.title', transcribing: 'transcribing.title', failed: 'failed.title' } as const;
  return frame(
    t(title[status === 'done' ? 'transcribing' : status], { title: meeting.title }),
    <Stack gap={3}>
      {status === 'uploading' && <Uploading {...{ conversationUuid, recording, upload }} />}
      {status === 'transcribing' && <Transcribing recording={recording} />}
      {status === 'failed' && recording.trouble && (
        <Small role="alert">
          {t(`trouble.${recording.trouble}`, {
            day: formatDate(recording.expiresAt, { weekday: 'long', hour: 'numeric', minute: '2-digit' }),
          })}
        </Small>
      )}
      {isOffline && upload?.status !== 'waiting' && <Fine role="status">{t('offline')}</Fine>}
      <Actions {...{ conversationUuid, recording }} onCancelled={() => onEnded('cancelled')} />
    </Stack>,
  );
}

interface UploadingProps {
  conversationUuid: string;
  recording: Recording;
  upload: UploadState | undefined;
}

function Uploading({ conversationUuid, recording, upload }: UploadingProps): ReactNode {
  const t = texts.useText();
  const { percent, minutesLeft } = howFar(recording, Math.max(recording.uploaded, upload?.uploaded ?? 0));
  const label = t('progress.uploaded', { percent: formatPercent(percent) });
  const isHere = upload?.status === 'sending' || upload?.status === 'waiting' || upload?.status === 'sent';
  const why = upload?.status === 'stopped' ? upload.why : 'elsewhere';
  return (
    <>
      <Small as="div">
        {label}. {t('left', { minutes: minutesLeft })}
      </Small>
      <ProgressBar percent={percent} label={label} />
      {isHere && (
        <Small tone={2} role="status">
          {t(upload.status === 'waiting' ? 'uploading.waiting' : 'uploading.keep')}
        </Small>
      )}
      {!isHere && (
        <>
          <Small tone={2} role="status">
            {t(`uploading.${why}`, { name: recording.name })}
          </Small>
          {why !== 'refused' && <ChooseAgain {...{ conversationUuid, recording }} />}
        </>
      )}
    </>
  );
}

function Transcribing({ recording }: { recording: Recording }): ReactNode {
  const t = texts.useText();
  const { percent, minutesLeft } = howFar(recording, recording.transcribed);
  const label = t('progress.transcribed', { percent: formatPercent(percent) });
  return (
    <>
      <Small as="div">
        {label}. {t('left', { minutes: minutesLeft })}
      </Small>
      <ProgressBar percent={percent} label={label} />
      <Small tone={2}>{t('transcribing.leave')}</Small>
    </>
  );
}

interface ActionsProps {
  conversationUuid: string;
  recording: Recording;
  onCancelled(): void;
}

function Actions({ conversationUuid, recording, onCancelled }: ActionsProps): ReactNode {
  const t = texts.useText();
  const [asks, setAsks] = useState(false);
  const [retry, retrying] = useMeetingsRecordingRetryMutation();
  const [cancel, cancelling] = useMeetingsRecordingCancelMutation();
  const params = { conversationUuid };
  const remove = async () => {
    stopUpload(conversationUuid);
    const { error } = await cancel({ params });
    if (!error) onCancelled();
  };
  const isDead = recording.status === 'failed' && recording.trouble !== 'transcriber';
  if (asks)
    return (
      <AskOnceMore
        ask={t('cancel.ask')}
        yes={t('cancel.yes')}
        no={t('cancel.no')}
        busyLabel={t('cancel.busy')}
        busy={cancelling.isLoading}
        failed={cancelling.isError && t('action.failed')}
        onYes={() => void remove()}
        onNo={() => setAsks(false)}
      />
    );
  return (
    <>
      <Row gap={3} wrap>
        {recording.trouble === 'transcriber' && (
          <Button
            size="s"
            busy={retrying.isLoading}
            busyLabel={t('retry.busy')}
            onClick={() => void retry({ params })}
            {...pressed('recording.retry')}
          >
            {t('retry')}
          </Button>
        )}
        <Button
          size="s"
          variant="quiet"
          onClick={() => (isDead ? void remove() : setAsks(true))}
          {...pressed('recording.cancel')}
        >
          {t(isDead ? 'remove' : 'cancel')}
        </Button>
      </Row>
      {(retrying.isError || cancelling.isError) && (
        <Fine tone="bad" role="alert">
          {t('action.failed')}
        </Fine>
      )}
    </>
  );
}
