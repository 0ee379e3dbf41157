import { Captions, Keyboard, Mic, MicOff, Pause, PhoneOff, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoundButton } from '@greenroom/shared-ui';
import type { CallClient, CallView } from '@greenroom/conversation/call';
import { texts } from './call-texts.ts';
import { Controls } from './call-layout.ts';

interface CallControlsProps {
  client: CallClient;
  view: CallView;
  firstName: string;
  script: { shown: boolean; toggle(): void };
  write: { shown: boolean; toggle(): void };
}

/** What one does in a call, by icon and word. */
export function CallControls({ client, view, firstName, script, write }: CallControlsProps): ReactNode {
  const t = texts.useText();
  return (
    <Controls role="group" aria-label={t('controls')}>
      {view.talk === 'push-to-talk' ? (
        <div>
          <TalkButton client={client} down={view.keyDown} />
          {t('talk')}
        </div>
      ) : (
        <div>
          <RoundButton
            icon={view.muted ? MicOff : Mic}
            label={t('mute.label')}
            pressed={view.muted}
            onClick={() => client.setMuted(!view.muted)}
          />
          {t(view.muted ? 'unmute' : 'mute')}
        </div>
      )}
      <div>
        <RoundButton
          icon={view.onHold ? Play : Pause}
          label={t('hold.label')}
          pressed={view.onHold}
          onClick={() => client.setHold(!view.onHold)}
        />
        {t(view.onHold ? 'resume' : 'hold')}
      </div>
      <div>
        <RoundButton ending icon={PhoneOff} label={t('end.label')} onClick={() => client.end()} />
        {t('end')}
      </div>
      <div>
        <RoundButton icon={Captions} label={t('script.label')} pressed={script.shown} onClick={script.toggle} />
        {t('script')}
      </div>
      <div>
        <RoundButton
          icon={Keyboard}
          label={t('write.label', { firstName })}
          pressed={write.shown}
          onClick={write.toggle}
        />
        {t('write')}
      </div>
    </Controls>
  );
}

/** For fingers, which have no space bar. */
function TalkButton({ client, down }: { client: CallClient; down: boolean }): ReactNode {
  const t = texts.useText();
  return (
    <RoundButton
      icon={Mic}
      label={t('talk.label')}
      pressed={down}
      style={{ touchAction: 'none' }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        client.setKey(true);
      }}
      onPointerUp={() => client.setKey(false)}
      onPointerCancel={() => client.setKey(false)}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}
