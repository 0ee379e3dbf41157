import { Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RecordingVoices } from '@greenroom/contracts';
import { Button, Choice, Field, Fine, Icon, Input, Row } from '@greenroom/shared-ui';
import { recordingBounds } from '@greenroom/contracts';
import type { Side, Sound } from '../../../shared/recording/index.ts';
import { playSample } from './play-sample.ts';
import { texts } from './recording-texts.ts';

/** Who speaks on a recording: the visitor's side of two channels, or what its only channel holds. */
export type Speakers = Side | Exclude<RecordingVoices, 'apart'>;

interface WhoSpeaksProps {
  sound: Sound;
  value: Speakers | undefined;
  others: string;
  onChange(value: Speakers): void;
  onOthers(name: string): void;
}

/** Asks who speaks on the recording, and says what its notes can tell and what they cannot. */
export function WhoSpeaks({ sound, value, others, onChange, onOthers }: WhoSpeaksProps): ReactNode {
  const t = texts.useText();
  const choices: readonly Speakers[] = sound.isApart ? ['left', 'right', 'mixed'] : ['mine', 'mixed'];
  return (
    <>
      {sound.isApart && (
        <Row gap={3} wrap>
          {(['left', 'right'] as const).map((side) => (
            <Button key={side} size="s" onClick={() => void playSample(sound, side)}>
              <Icon of={Volume2} />
              {t(`hear.${side}`)}
            </Button>
          ))}
        </Row>
      )}
      <Choice<Speakers | ''>
        legend={t(sound.isApart ? 'who.apart' : 'who.together')}
        options={choices.map((one) => ({
          value: one,
          label: t(one === 'mixed' && sound.isApart ? 'who.both' : `who.${one}`),
        }))}
        value={value ?? ''}
        onChange={(next) => next !== '' && onChange(next)}
        hint={value && <Fine tone={2}>{t(`tells.${value === 'left' || value === 'right' ? 'apart' : value}`)}</Fine>}
      />
      {(value === 'left' || value === 'right') && (
        <Field label={t('others')} hint={t('others.hint')}>
          <Input
            value={others}
            maxLength={recordingBounds.speakerLength}
            onChange={(event) => onOthers(event.currentTarget.value)}
          />
        </Field>
      )}
    </>
  );
}
