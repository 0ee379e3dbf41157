import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatDate } from '@greenroom/i18n';
import { Field, Select } from '@greenroom/shared-ui';

const Narrow = styled(Field)`
  max-width: 480px;
`;

const hours = [...Array(24).keys()];
const named = (hour: number) =>
  formatDate(new Date(Date.UTC(2024, 0, 1, hour)), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

interface HourSelectProps {
  label: string;
  hint: string;
  value: number;
  onChange(hour: number): void;
}

/** An hour of the day. */
export function HourSelect({ label, hint, value, onChange }: HourSelectProps): ReactNode {
  return (
    <Narrow label={label} hint={hint}>
      <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {named(hour)}
          </option>
        ))}
      </Select>
    </Narrow>
  );
}
