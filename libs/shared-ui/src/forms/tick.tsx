import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Fine } from '../type/type.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 0 12px;
  align-items: start;
  font-size: var(--fs-small);
  input {
    grid-area: 1 / 1;
    z-index: 1;
    width: 22px;
    height: 22px;
    margin: 11px 0;
    accent-color: var(--text);
  }
  /* Reaches around the box as well, which so answers on 44 px. */
  label {
    grid-area: 1 / 1 / auto / span 2;
    min-height: var(--tap);
    margin-left: -11px;
    padding: 12px 0 10px 47px;
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
