import { PenLine, RotateCcw, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallClient, CallView } from '@greenroom/conversation/call';
import { Controls, HoldControl, TalkControl } from '@greenroom/conversation/call-controls';
import { RoundButton } from '@greenroom/shared-ui';
import { texts } from '../session-texts.ts';
import { voiceTexts } from './voice-texts.ts';

interface VoiceControlsProps {
  client: CallClient;
  view: CallView;
  end(): void;
  write(): void;
}

/** The controls of a spoken scene, with icons and labels. */
export function VoiceControls({ client, view, end, write }: VoiceControlsProps): ReactNode {
  const t = voiceTexts.useText();
  const ofSession = texts.useText();
  return (
    <Controls role="group" aria-label={t('controls')}>
      <TalkControl client={client} view={view} />
      <HoldControl
        client={client}
        view={view}
        words={{ label: ofSession('pause.label'), hold: ofSession('pause'), resume: ofSession('pause.end') }}
      />
      <div>
        <RoundButton ending icon={Square} label={t('end.label')} onClick={end} />
        {ofSession('end')}
      </div>
      <div>
        <RoundButton icon={RotateCcw} label={t('again.label')} onClick={() => client.sayAgain()} />
        {t('again.short')}
      </div>
      <div>
        <RoundButton icon={PenLine} label={t('write.label')} onClick={write} />
        {t('write')}
      </div>
    </Controls>
  );
}
