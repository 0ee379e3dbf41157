import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { weekdays, type Weekday } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Fine, inputOverLabel } from '@greenroom/shared-ui';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 8px;
    font-size: var(--fs-small);
    font-weight: 500;
    color: var(--text-2);
  }
`;

const Seven = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 6px;
  max-width: 480px;
`;

/* Chosen is ivory, never the accent. */
const Day = styled.div`
  ${inputOverLabel}
  label {
    display: grid;
    place-items: center;
    min-height: 52px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-control);
    font-size: var(--fs-small);
    transition: background var(--t-touch) linear;
  }
  input:hover + label {
    background: var(--surface-2);
  }
  input:checked + label {
    background: var(--text);
    border-color: var(--text);
    color: var(--bg);
  }
  input:focus-visible + label {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
`;

interface DaysProps {
  legend: string;
  value: readonly Weekday[];
  onChange(days: Weekday[]): void;
  problem: string | undefined;
}

/** 1 January 2024 was a Monday. */
const named = (day: Weekday, weekday: 'short' | 'long') =>
  formatDate(new Date(Date.UTC(2024, 0, day)), { weekday, timeZone: 'UTC' });

/** Days of the week, any of them. */
export function Days({ legend, value, onChange, problem }: DaysProps): ReactNode {
  const id = useId();
  return (
    <Group aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
      <legend>{legend}</legend>
      <Seven>
        {weekdays.map((day) => (
          <Day key={day}>
            <input
              type="checkbox"
              id={`${id}-${day}`}
              checked={value.includes(day)}
              aria-label={named(day, 'long')}
              onChange={({ target }) =>
                onChange(weekdays.filter((one) => (one === day ? target.checked : value.includes(one))))
              }
            />
            <label htmlFor={`${id}-${day}`}>{named(day, 'short')}</label>
          </Day>
        ))}
      </Seven>
      <div role="alert">
        {problem !== undefined && (
          <Fine id={`${id}-problem`} tone="bad">
            {problem}
          </Fine>
        )}
      </div>
    </Group>
  );
}
