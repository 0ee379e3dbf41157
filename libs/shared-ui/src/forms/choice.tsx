import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { inputOverLabel } from './input-over-label.ts';
import { ivoryWhenChosen, OptionGroup } from './options.ts';

const Group = styled(OptionGroup)`
  &[data-large] legend {
    padding-bottom: var(--s-4);
    font: 500 var(--fs-head) / 1.25 var(--font-display);
    color: var(--text);
  }
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Option = styled.div`
  ${inputOverLabel}
  ${ivoryWhenChosen}
  max-width: 100%;
  label {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 10px 16px;
    line-height: 1.35;
  }
`;

export interface ChoiceProps<Value extends string> {
  legend: ReactNode;
  /** Sized as the question of a page instead of the label of a field. */
  large?: boolean;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange(value: Value): void;
  /** Information about the answers, shown below them. */
  hint?: ReactNode;
}

/** A question with a few short answers, one of which can be chosen. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { legend, large = false, options, value, onChange, hint } = props;
  const name = useId();
  return (
    <Group data-large={large || undefined}>
      <legend>{legend}</legend>
      <Options>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              id={`${name}-${option.value}`}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <label htmlFor={`${name}-${option.value}`}>{option.label}</label>
          </Option>
        ))}
      </Options>
      {hint}
    </Group>
  );
}
