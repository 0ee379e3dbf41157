import styled from '@emotion/styled';
import { Row } from '@greenroom/shared-ui';

/** A row for a sound source. */
export const Source = styled(Row)`
  min-height: 72px;
  border-bottom: 1px solid var(--line);
  &:first-of-type {
    border-top: 1px solid var(--line);
  }
`;
