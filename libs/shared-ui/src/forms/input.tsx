import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from './field.tsx';

/** The styles of every text input. */
export const inputStyles = `
  width: 100%; min-height: 50px; padding: 12px 14px;
  border: 1px solid var(--line-strong); border-radius: var(--r-control); background: var(--bg-deep); color: var(--text);
  transition: border-color var(--t-touch) linear;
  &::placeholder { color: var(--text-3); opacity: 1; }
  &:hover { border-color: var(--text-2); }
  &:focus { outline: 2px solid var(--focus); outline-offset: 1px; border-color: transparent; border-radius: var(--r-control); }
  &[aria-invalid='true'] { border-color: var(--bad); }
  &:read-only { color: var(--text-2); }
  &:disabled { color: var(--text-3); cursor: not-allowed; }
`;

const Control = styled.input(inputStyles);

/** A single-line input. Within a Field it takes its name and its error from there. */
export function Input(props: ComponentPropsWithRef<'input'>) {
  return <Control {...useFieldControl()} {...props} />;
}
