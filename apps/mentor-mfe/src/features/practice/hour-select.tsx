import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { formatDate } from '@greenroom/i18n';
import { Fine } from '@greenroom/shared-ui';

const Box = styled.div`
  display: grid;
  gap: 6px;
  max-width: 480px;
  label {
    font-size: var(--fs-small);
    font-weight: 500;
    color: var(--text-2);
  }
  select {
    min-height: 50px;
    padding: 12px 14px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-control);
    background: var(--bg-deep);
  }
  select:hover {
    border-color: var(--text-2);
  }
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

/** An hour of the day, chosen as the device has it: by wheel, list or keys. */
export function HourSelect({ label, hint, value, onChange }: HourSelectProps): ReactNode {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {named(hour)}
          </option>
        ))}
      </select>
      <Fine id={`${id}-hint`} tone={3}>
        {hint}
      </Fine>
    </Box>
  );
}
