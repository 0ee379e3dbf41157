import styled from '@emotion/styled';
import { Row } from '@greenroom/shared-ui';

/** A line of what is heard. */
export const Source = styled(Row)`
  min-height: 72px;
  border-bottom: 1px solid var(--line);
  &:first-of-type {
    border-top: 1px solid var(--line);
  }
`;
