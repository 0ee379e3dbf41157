import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from './field.tsx';

const Control = styled.select`
  width: 100%;
  min-height: 50px;
  padding: 0 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-control);
  background: var(--bg-deep);
  &:hover {
    border-color: var(--text-2);
  }
`;

/** A native select, with the device's own wheel, list or keys. Within a Field it takes its name from there. */
export function NativeSelect(props: ComponentPropsWithRef<'select'>) {
  return <Control {...useFieldControl()} {...props} />;
}
