import type { ReactNode } from 'react';
import { formatDate } from '@greenroom/i18n';
import { Field, NativeSelect } from '@greenroom/shared-ui';

const hours = [...Array(24).keys()];
const named = (hour: number) =>
  formatDate(new Date(Date.UTC(2024, 0, 1, hour)), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

interface HourSelectProps {
  label: string;
  hint: string;
  value: number;
  onChange(hour: number): void;
}

/** A select for an hour of the day. */
export function HourSelect({ label, hint, value, onChange }: HourSelectProps): ReactNode {
  return (
    <Field label={label} hint={hint}>
      <NativeSelect value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {named(hour)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
