import styled from '@emotion/styled';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Button, Fine, Small } from '@greenroom/shared-ui';
import type { CallClient } from '../call/call-client.ts';
import { callControlTexts } from './messages/index.ts';
import { useLevel } from './use-level.ts';

const Meter = styled.div`
  position: relative;
  justify-self: stretch;
  height: 8px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--surface-3);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--accent);
    transform: scaleX(var(--level, 0));
    transform-origin: left;
  }
`;

const Test = styled.section`
  display: grid;
  gap: 10px;
  justify-items: start;
`;

const recordMs = 3_000;
type Stage = 'idle' | 'recording' | 'playing' | 'heard' | 'silent';
const words = { idle: 'test.private', recording: 'test.recording', playing: 'test.playing' } as const;

/** Shows the microphone's level and plays back three seconds of it. The call is on hold meanwhile. */
export function MicrophoneTest({ client }: { client: CallClient }): ReactNode {
  const t = callControlTexts.useText();
  const [stage, setStage] = useState<Stage>('idle');
  const meter = useRef<HTMLDivElement>(null);
  const read = useCallback(() => client.levels().person, [client]);
  useLevel(meter, read);
  const busy = stage === 'recording' || stage === 'playing';

  const run = async () => {
    const heard = await client.testMicrophone(recordMs, setStage);
    setStage(heard ? 'heard' : 'silent');
  };

  return (
    <Test aria-label={t('test')}>
      <Small as="h3">{t('test')}</Small>
      <Meter ref={meter} role="img" aria-label={t('test.level')} />
      <Button size="s" busy={busy} onClick={() => void run()}>
        {t('test.start')}
      </Button>
      <Fine role="status" tone={2}>
        {t(stage === 'heard' || stage === 'silent' ? `test.${stage}` : words[stage])}
      </Fine>
    </Test>
  );
}
