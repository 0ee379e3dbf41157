import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { weekdays, type Weekday } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Fine, inputOverLabel, ivoryWhenChosen, OptionGroup } from '@greenroom/shared-ui';

const Seven = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 6px;
  max-width: 480px;
`;

const Day = styled.div`
  ${inputOverLabel}
  ${ivoryWhenChosen}
  label {
    display: grid;
    place-items: center;
    min-height: 52px;
    font-size: var(--fs-small);
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

/** Checkboxes for the days of the week. */
export function Days({ legend, value, onChange, problem }: DaysProps): ReactNode {
  const id = useId();
  return (
    <OptionGroup aria-describedby={problem === undefined ? undefined : `${id}-problem`}>
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
    </OptionGroup>
  );
}
