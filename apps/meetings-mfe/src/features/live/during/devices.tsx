import { useRef, useState, type ReactNode } from 'react';
import { useDevices } from '@greenroom/conversation/audio-capture';
import { Select } from '@greenroom/shared-ui/overlays';
import { texts } from '../live-texts.ts';

interface DevicesProps {
  kind: 'audioinput' | 'videoinput';
  /** Switches to another device. */
  choose(id: string): Promise<unknown>;
}

/** Chooses another microphone or camera, if there are several. */
export function Devices({ kind, choose }: DevicesProps): ReactNode {
  const t = texts.useText();
  const inputs = useDevices(kind, kind);
  const [chosen, setChosen] = useState<string>();
  const last = useRef('');
  if (inputs.length < 2) return null;
  return (
    <Select
      label={t(kind === 'audioinput' ? 'room.microphone' : 'room.cameras')}
      options={inputs.map(({ id, label }) => ({ value: id, label }))}
      value={inputs.some(({ id }) => id === chosen) ? chosen! : inputs[0]!.id}
      onChange={(id) => {
        last.current = id;
        void choose(id).then(
          // Ignores a device that becomes ready after a later choice.
          () => last.current === id && setChosen(id),
          // If it is not available, the previous one stays.
          () => {},
        );
      }}
    />
  );
}
