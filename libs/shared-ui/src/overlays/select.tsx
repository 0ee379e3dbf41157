import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import styled from '@emotion/styled';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field, type FieldProps, useFieldControl } from '../forms/field.tsx';
import { inputStyles } from '../forms/input.tsx';
import { Icon } from '../surfaces/icon.tsx';
import { floating, floatingItem } from './surface.ts';

const Control = styled(Base.Trigger)`
  ${inputStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  text-align: left;
  cursor: pointer;
  &:read-only {
    color: var(--text);
  }
`;

const Place = styled(Base.Positioner)`
  z-index: 32;
  outline: none;
`;

const List = styled(Base.Popup)`
  ${floating}
  width: var(--anchor-width);
  max-height: min(var(--available-height), 360px);
  overflow-y: auto;
  padding: 6px;
`;

const Item = styled(Base.Item)`
  ${floatingItem}
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
`;

const Chosen = styled(Base.ItemIndicator)`
  display: grid;
`;

const Words = styled(Base.ItemText)`
  grid-column: 2;
`;

export interface SelectOption {
  value: string;
  label: ReactNode;
}

interface ListProps {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  placeholder?: ReactNode;
  name?: string;
  disabled?: boolean;
}

function SelectList({ options, value, onChange, placeholder, name, disabled }: ListProps) {
  return (
    // Base UI's style element hides scroll bars of another kind of list, and the content security policy blocks it.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next: string | null) => next !== null && onChange(next)}
        name={name}
        disabled={disabled}
        modal={false}
      >
        <Control {...useFieldControl()}>
          <Base.Value placeholder={placeholder} />
          <Icon of={ChevronDown} />
        </Control>
        <Base.Portal>
          <Place alignItemWithTrigger={false} sideOffset={6} collisionPadding={12}>
            <List>
              {options.map((option) => (
                <Item key={option.value} value={option.value}>
                  <Chosen>
                    <Icon of={Check} />
                  </Chosen>
                  <Words>{option.label}</Words>
                </Item>
              ))}
            </List>
          </Place>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

export interface SelectProps extends ListProps, Omit<FieldProps, 'children'> {}

/** A select in a field. For up to five answers use Pick, which shows them without opening anything. */
export function Select({ label, hint, error, className, ...list }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      <SelectList {...list} />
    </Field>
  );
}
