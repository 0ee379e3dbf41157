import styled from '@emotion/styled';
import { reducedMotion } from '../theme/breakpoints.ts';

const Block = styled.span`
  display: inline-block;
  width: 9px;
  height: 18px;
  margin-left: 3px;
  border-radius: 1px;
  background: var(--accent);
  vertical-align: -3px;
  animation: breath 1.2s ease-in-out infinite;
  ${reducedMotion} {
    animation: none;
  }
`;

/** Marks the end of an answer that is still arriving. */
export function Caret() {
  return <Block aria-hidden="true" />;
}
