import styled from '@emotion/styled';
import { Said } from '@greenroom/shared-ui';

/** The sentence that the user means to say. */
export const Line = styled(Said)`
  font-size: var(--fs-head);
  overflow-wrap: anywhere;
`;
