import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Fine } from '../type/type.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 0 12px;
  align-items: start;
  min-height: var(--tap);
  padding-block: 8px;
  font-size: var(--fs-small);
  input {
    width: 22px;
    height: 22px;
    margin: 1px 0 0;
    accent-color: var(--text);
  }
  label {
    padding-top: 1px;
    color: var(--text-2);
    cursor: pointer;
  }
  label a {
    color: var(--text);
  }
`;

const Wrong = styled(Fine)`
  grid-column: 2;
`;

export interface TickProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** The sentence to agree to; it may hold links. */
  children: ReactNode;
  error?: ReactNode;
}

/** A checkbox. Consent and terms are never checked beforehand. */
export function Tick({ children, error, id, className, ...input }: TickProps) {
  const own = useId();
  const boxId = id ?? own;
  const wrong = Boolean(error);
  return (
    <Line className={className}>
      <input
        {...input}
        type="checkbox"
        id={boxId}
        {...(wrong && { 'aria-invalid': true, 'aria-describedby': `${own}-note` })}
      />
      <label htmlFor={boxId}>{children}</label>
      {wrong && (
        <Wrong as="span" tone="bad" id={`${own}-note`}>
          {error}
        </Wrong>
      )}
    </Line>
  );
}
