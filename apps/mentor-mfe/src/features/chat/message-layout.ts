import styled from '@emotion/styled';
import { below, ownProps, Prose } from '@greenroom/shared-ui';

/**
 * The bubble of a user message, aligned right. Its border shows in forced-colors mode; a failed message has an error
 * edge.
 */
export const Bubble = styled('div', ownProps('failed'))<{ failed?: boolean }>`
  max-width: 78%;
  padding: 11px 15px;
  border: 1px solid transparent;
  border-radius: 16px 16px 4px 16px;
  background: var(--surface-2);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${({ failed = false }) => (failed ? 'border-left: 2px solid var(--bad);' : '')}
  ${below.lg} {
    max-width: 86%;
  }
`;

/* A message opened from a search has a line at its side. */
const mark = ({ found = false }: { found?: boolean }) => (found ? 'box-shadow: -14px 0 0 -11px var(--text);' : '');

export const FromPerson = styled('div', ownProps('found'))<{ found?: boolean }>`
  ${mark}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  justify-items: end;
`;

/** The layout of a coach message: portrait and text, without a bubble. */
export const FromCoach = styled('div', ownProps('found'))<{ found?: boolean }>`
  ${mark}
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 16px;
  ${below.lg} {
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 10px;
    > span:first-of-type {
      width: 32px;
      height: 32px;
    }
  }
`;

export const Words = styled(Prose)`
  display: grid;
  gap: 12px;
  max-width: none;
  padding-top: 9px;
  font-size: 17px;
  line-height: 1.55;
  > * + * {
    margin-top: 0;
  }
  img {
    border-radius: 0;
  }
  ${below.lg} {
    padding-top: 4px;
    font-size: 16px;
  }
`;
