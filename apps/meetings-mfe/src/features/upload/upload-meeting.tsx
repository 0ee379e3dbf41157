import { AudioLines, FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '@greenroom/federation/lazy';
import { Card, Small, Stack, Title } from '@greenroom/shared-ui';
import { PartNotLoaded } from '../../shared/page/index.ts';
import { FileDrop } from './file-drop.tsx';
import { texts } from './upload-texts.ts';
import { useUpload } from './use-upload.ts';

/** Loaded once a transcript was chosen. */
const Found = lazyPart(async () => (await import('./found.tsx')).Found, {
  waiting: null,
  failed: (retry) => <PartNotLoaded retry={retry} />,
});

/** Loaded once a recording was chosen. */
const ChosenRecording = lazyPart(async () => (await import('./recording/chosen-recording.tsx')).ChosenRecording, {
  waiting: null,
  failed: (retry) => <PartNotLoaded retry={retry} />,
});

const transcripts =
  '.vtt,.srt,.sbv,.ttml,.dfxp,.csv,.tsv,.json,.txt,.md,.docx,text/vtt,text/plain,text/csv,application/json';

/** Uploads the transcript or the recording of a past meeting, and leads to its notes. */
export function UploadMeeting(): ReactNode {
  const t = texts.useText();
  const upload = useUpload();
  const [recording, setRecording] = useState<File>();
  const { meeting, busy, trouble } = upload;
  const isTranscript = meeting !== undefined || trouble !== undefined;
  return (
    <Card pad>
      <Stack gap={4}>
        <div>
          <Title>{t('had.title')}</Title>
          <Small tone={2}>{t('had.text')}</Small>
        </div>
        {!recording && (
          <FileDrop
            accept={transcripts}
            icon={FileText}
            label={busy === 'reading' ? t('file.reading') : t(meeting ? 'file.another' : 'file.choose')}
            hint={t('file.hint')}
            disabled={busy !== undefined}
            onFile={(file) => void upload.upload(file)}
          />
        )}
        {!meeting && (
          <FileDrop
            accept="audio/*,video/*,.m4a,.mkv"
            icon={AudioLines}
            label={t(recording ? 'recording.another' : 'recording.choose')}
            hint={t('recording.hint')}
            disabled={busy !== undefined}
            onFile={setRecording}
          />
        )}
        {isTranscript && !recording && <Found upload={upload} />}
        {recording && (
          <ChosenRecording key={keyOf(recording)} file={recording} onDrop={() => setRecording(undefined)} />
        )}
      </Stack>
    </Card>
  );
}

/** Another file starts afresh. */
const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;
