import type { ReactNode } from 'react';
import { aiPersonalities, difficulties, voiceStyles } from '@greenroom/contracts';
import { Choice } from '@greenroom/shared-ui';
import { asWritten, type SetupValues } from './setup-values.ts';
import { texts } from './setup-texts.ts';
import type { SceneForm } from './use-scene-form.ts';

interface ChoiceOf {
  form: Pick<SceneForm<SetupValues>, 'values' | 'change'>;
  /** Shown as a question of the page; otherwise as the label of a field. */
  large?: boolean;
  /** A written scene has a manner of its own. */
  written?: boolean;
}

export function DifficultyChoice({ form, large }: ChoiceOf): ReactNode {
  const t = texts.useText();
  return (
    <Choice
      large={large}
      legend={t('difficulty')}
      options={difficulties.map((value) => ({ value, label: t(`difficulty.${value}`) }))}
      value={form.values.difficulty}
      onChange={(value) => form.change('difficulty', value)}
    />
  );
}

export function PersonalityChoice({ form, large, written = false }: ChoiceOf): ReactNode {
  const t = texts.useText();
  return (
    <Choice
      large={large}
      legend={t('personality')}
      options={[...(written ? [asWritten] : []), ...aiPersonalities].map((value) => ({
        value: value as SetupValues['aiPersonality'],
        label: t(`personality.${value as SetupValues['aiPersonality']}`),
      }))}
      value={form.values.aiPersonality}
      onChange={(value) => form.change('aiPersonality', value)}
    />
  );
}

export function VoiceChoice({ form, large, written = false }: ChoiceOf): ReactNode {
  const t = texts.useText();
  return (
    <Choice
      large={large}
      legend={t('voice')}
      options={[...(written ? [asWritten] : []), ...voiceStyles].map((value) => ({
        value: value as SetupValues['voiceStyle'],
        label: t(`voice.${value as SetupValues['voiceStyle']}`),
      }))}
      value={form.values.voiceStyle}
      onChange={(value) => form.change('voiceStyle', value)}
    />
  );
}

export function MediumChoice({ form, large }: ChoiceOf): ReactNode {
  const t = texts.useText();
  return (
    <Choice
      large={large}
      legend={t('medium')}
      options={(['voice', 'text'] as const).map((value) => ({
        value,
        label: t(`medium.${value}`),
      }))}
      value={form.values.medium}
      onChange={(value) => form.change('medium', value)}
    />
  );
}
