import styled from '@emotion/styled';
import { AudioLines, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fine, Icon, IconButton, Row, Small } from '@greenroom/shared-ui';
import { RecordingDetails } from './recording-details.tsx';
import { texts } from './recording-texts.ts';
import { useSound } from './use-sound.ts';

const File = styled(Row)`
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
`;

const Refused = styled.div`
  display: grid;
  gap: 8px;
  padding-inline-start: var(--s-3);
  border-inline-start: 2px solid var(--bad);
`;

/** What was found in a chosen audio or video file, and the next step; or why it is refused, and what to do instead. */
export function ChosenRecording({ file, onDrop }: { file: File; onDrop(): void }): ReactNode {
  const t = texts.useText();
  const opened = useSound(file);
  const minutes = opened.status === 'open' ? Math.round(opened.sound.durationMs / 60_000) : 0;
  const remove = () => {
    if (opened.status === 'open') opened.sound.close();
    onDrop();
  };
  return (
    <>
      <File between align="start">
        <Row gap={3} align="start">
          <Icon of={AudioLines} />
          <div>
            <Small as="div">{file.name}</Small>
            <Fine tone={2} role="status">
              {opened.status === 'reading' && t('reading')}
              {opened.status === 'open' && t(opened.sound.isApart ? 'about.apart' : 'about.together', { minutes })}
            </Fine>
          </div>
        </Row>
        <IconButton icon={X} label={t('remove', { name: file.name })} onClick={remove} />
      </File>
      {opened.status === 'refused' && (
        <Refused role="alert">
          <Small>{t(`refused.${opened.why}`)}</Small>
          <Small tone={2}>{t(`instead.${opened.why}`)}</Small>
        </Refused>
      )}
      {opened.status === 'open' && <RecordingDetails name={file.name} sound={opened.sound} />}
    </>
  );
}
