import type { ReactNode } from 'react';
import { bounds } from '@greenroom/contracts';
import { Field, TextArea } from '@greenroom/shared-ui';
import { texts } from './setup-texts.ts';
import type { SetupValues } from './setup-values.ts';
import type { SceneForm } from './use-scene-form.ts';

interface ContextFieldProps {
  form: Pick<SceneForm<SetupValues>, 'values' | 'change' | 'leave' | 'problem'>;
  label: ReactNode;
  placeholder?: string;
}

/** Optional facts for the scene to use. */
export function ContextField({ form, label, placeholder }: ContextFieldProps): ReactNode {
  const t = texts.useText();
  return (
    <Field label={label} hint={t('context.hint')} error={form.problem('additionalContext')}>
      <TextArea
        name="additionalContext"
        rows={3}
        placeholder={placeholder}
        maxLength={bounds.sceneContextLength}
        value={form.values.additionalContext}
        onChange={({ target }) => form.change('additionalContext', target.value)}
        onBlur={() => form.leave('additionalContext')}
      />
    </Field>
  );
}
