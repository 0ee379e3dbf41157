import type { ReactNode } from 'react';
import { Field, Input } from '@greenroom/shared-ui';
import { words } from '../words.ts';
import { readRamp, type RampText } from './read-ramp.ts';

interface RampFieldsProps {
  fields: RampText;
  /** Whether the user tried to send the form, so that errors are shown. */
  tried: boolean;
  onChange(fields: RampText): void;
}

/** Fields of a ramp: its steps, and the time and number of views at each. */
export function RampFields({ fields, tried, onChange }: RampFieldsProps): ReactNode {
  const t = words.useText();
  const read = readRamp(fields);
  const wrong = tried && 'wrong' in read ? read.wrong : undefined;
  return (['steps', 'minutes', 'minSample'] as const).map((field) => (
    <Field
      key={field}
      label={t(`releases.ramp.${field}`)}
      hint={t(`releases.ramp.${field}Hint`)}
      error={wrong === field && t(`releases.ramp.${field}Wrong`)}
    >
      <Input
        value={fields[field]}
        inputMode={field === 'steps' ? 'text' : 'numeric'}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...fields, [field]: target.value })}
      />
    </Field>
  ));
}
