import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from './field.tsx';
import { inputStyles } from './input.tsx';

/* A list is `:read-only` to CSS, and is written into all the same. */
const Control = styled.select(`
  ${inputStyles}
  font: inherit;
  &:read-only:enabled { color: var(--text); }
`);

/** One of many, chosen as the device has it: by wheel, list or keys. Within a Field it takes its name from there. */
export function Select(props: ComponentPropsWithRef<'select'>) {
  return <Control {...useFieldControl()} {...props} />;
}
