import styled from '@emotion/styled';
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId } from 'react';
import { inputOverLabel } from './input-over-label.ts';
import { OptionGroup } from './options.ts';
import { VisuallyHidden } from '../layout/access.ts';

const Group = styled(OptionGroup)`
  display: grid;
  gap: 8px;
`;

/* The check mark is a mask, so that it takes the theme's colour. */
const check = `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 18 18"><path d="M4 9.5l3.2 3.2L14 5.8" fill="none" stroke="%23000" stroke-width="2.2"/></svg>') center / 18px`;

const Option = styled.div`
  ${inputOverLabel}
  label {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    min-height: 60px;
    padding: 12px 18px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-control);
    background: color-mix(in srgb, var(--surface-1) 70%, transparent);
    transition: background var(--t-touch) linear;
  }
  label::before {
    content: '';
    width: 18px;
    height: 18px;
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
  }
  input[type='checkbox'] + label::before {
    border-radius: 5px;
  }
  input:hover + label {
    background: var(--surface-2);
  }
  input:checked + label {
    border-color: var(--text);
    background: var(--surface-2);
  }
  input[type='radio']:checked + label::before {
    border: 5px solid var(--text);
  }
  input[type='checkbox']:checked + label::before {
    border: 0;
    background: var(--text);
  }
  input[type='checkbox']:checked + label::after {
    content: '';
    position: absolute;
    left: 19px;
    width: 18px;
    height: 18px;
    background: var(--bg);
    mask: ${check};
  }
  input:focus-visible + label {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
  input:disabled + label {
    color: var(--text-3);
    border-color: var(--line);
  }
`;

const PickContext = createContext<{ many: boolean; name: string }>({ many: false, name: '' });

export interface PickProps {
  legend: ReactNode;
  /** Hides the legend, except from screen readers. */
  hideLegend?: boolean;
  /** Allows any number of answers instead of one. */
  many?: boolean;
  children: ReactNode;
}

/** A question with its answers as rows. Chosen rows are ivory, not the accent colour. */
export function Pick({ legend, hideLegend = false, many = false, children }: PickProps) {
  const name = useId();
  return (
    <Group>
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <legend>{legend}</legend>}
      <PickContext value={{ many, name }}>{children}</PickContext>
    </Group>
  );
}

export interface PickRowProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  children: ReactNode;
  /** On the right, such as a price. */
  aside?: ReactNode;
}

/** One answer of a Pick. */
export function PickRow({ children, aside, id, ...input }: PickRowProps) {
  const { many, name } = use(PickContext);
  const own = useId();
  return (
    <Option>
      <input name={name} {...input} type={many ? 'checkbox' : 'radio'} id={id ?? own} />
      <label htmlFor={id ?? own}>
        <span>{children}</span>
        {aside}
      </label>
    </Option>
  );
}
