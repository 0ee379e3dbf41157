import { Mic, MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoundButton } from '@greenroom/shared-ui';
import type { CallClient } from '../call/call-client.ts';
import type { CallView } from '../call/call-view.ts';
import { callControlTexts } from './messages/index.ts';

interface TalkControlProps {
  client: CallClient;
  view: CallView;
}

/**
 * Renders mute and unmute in hands-free mode, or a button to hold in push-to-talk, for devices without a space bar.
 */
export function TalkControl({ client, view }: TalkControlProps): ReactNode {
  const t = callControlTexts.useText();
  if (view.talk === 'push-to-talk') {
    return (
      <div>
        <RoundButton
          icon={Mic}
          label={t('talk.label')}
          pressed={view.keyDown}
          style={{ touchAction: 'none' }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            client.setKey(true);
          }}
          onPointerUp={() => client.setKey(false)}
          onPointerCancel={() => client.setKey(false)}
          onContextMenu={(event) => event.preventDefault()}
        />
        {t('talk')}
      </div>
    );
  }
  return (
    <div>
      <RoundButton
        icon={view.muted ? MicOff : Mic}
        label={t('mute.label')}
        pressed={view.muted}
        onClick={() => client.setMuted(!view.muted)}
      />
      {t(view.muted ? 'unmute' : 'mute')}
    </div>
  );
}
