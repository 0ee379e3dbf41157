import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { TalkMode } from '@greenroom/contracts';
import { Field, Fine, Head, IconButton, NativeSelect, Pick, PickRow, Small } from '@greenroom/shared-ui';
import type { CallClient } from '../call/call-client.ts';
import type { CallView } from '../call/call-view.ts';
import { canChooseSpeaker } from '../call/speaker/sink.ts';
import { useDevices } from '../call/use-devices.ts';
import { Drawer, DrawerHead } from './drawer.ts';
import { callControlTexts } from './messages/index.ts';
import { Measures } from './measures.tsx';
import { MicrophoneTest } from './microphone-test.tsx';

const Settings = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-5);
  padding: 8px 24px 32px;
  overflow-y: auto;
  label {
    font-size: var(--fs-small);
  }
  > div > label {
    font-weight: 500;
    color: var(--text-2);
  }
  input[type='range'] {
    width: 100%;
    height: 44px;
    accent-color: var(--text);
  }
  summary {
    min-height: 44px;
    padding-block: 10px;
    font-size: var(--fs-small);
    cursor: pointer;
  }
`;

const modes: TalkMode[] = ['hands-free', 'push-to-talk'];

export interface SoundSettingsProps {
  client: CallClient;
  view: CallView;
  volume: number;
  setVolume(volume: number): void;
  close(): void;
}

/**
 * Renders the sound settings: microphone, loudspeaker, volume, talk mode, a microphone test and the call's timings.
 */
export function SoundSettingsDrawer({ client, view, volume, setVolume, close }: SoundSettingsProps): ReactNode {
  const t = callControlTexts.useText();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const devices = useDevices('audioinput', view.microphone);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Drawer
      tall
      ref={panel}
      tabIndex={-1}
      aria-label={t('settings')}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <DrawerHead>
        <Head as="h2">{t('settings')}</Head>
        <IconButton icon={X} label={t('settings.close')} onClick={close} />
      </DrawerHead>
      <Settings>
        <Field label={t('device')}>
          <NativeSelect
            value={client.deviceId ?? ''}
            onChange={({ target }) => void client.chooseMicrophone(target.value)}
          >
            {devices.length === 0 && <option value="">{t('device.default')}</option>}
            {devices.map((device, index) => (
              <option key={device.id} value={device.id}>
                {device.label || t('device.numbered', { number: index + 1 })}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <MicrophoneTest client={client} />
        {canChooseSpeaker() && <SpeakerField client={client} view={view} />}
        <div>
          <label htmlFor={`${id}-volume`}>{t('volume')}</label>
          <input
            id={`${id}-volume`}
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={volume}
            aria-valuetext={t('volume.percent', { percent: Math.round(volume * 100) })}
            onChange={({ target }) => setVolume(Number(target.value))}
          />
        </div>
        <Pick legend={t('mode')}>
          {modes.map((mode) => (
            <PickRow key={mode} value={mode} checked={view.talk === mode} onChange={() => client.setTalk(mode)}>
              {t(`mode.${mode}`)}
            </PickRow>
          ))}
          {view.talk === 'push-to-talk' && <Fine tone={2}>{t('mode.hint')}</Fine>}
        </Pick>
        <details>
          <summary>
            <Small as="span">{t('measures')}</Small>
          </summary>
          <Measures measures={view.measures} />
        </details>
      </Settings>
    </Drawer>
  );
}

/** Lets the user choose the loudspeaker. The system default comes first, because it follows what is plugged in. */
function SpeakerField({ client, view }: Pick<SoundSettingsProps, 'client' | 'view'>): ReactNode {
  const t = callControlTexts.useText();
  const speakers = useDevices('audiooutput', view.microphone).filter(({ id }) => id !== 'default');
  const [chosen, choose] = useState(client.speakerId);
  const isThere = speakers.some(({ id }) => id === chosen);
  return (
    <Field label={t('speaker')} hint={speakers.length === 0 ? t('speaker.none') : undefined}>
      <NativeSelect
        value={isThere ? chosen : ''}
        onChange={({ target }) => {
          choose(target.value);
          void client.chooseSpeaker(target.value).then(() => choose(client.speakerId));
        }}
      >
        <option value="">{t('speaker.default')}</option>
        {speakers.map(({ id, label }, index) => (
          <option key={id} value={id}>
            {label || t('speaker.numbered', { number: index + 1 })}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
