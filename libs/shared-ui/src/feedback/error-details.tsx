import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Box = styled.p`
  max-height: 9em;
  margin-top: var(--s-2);
  overflow: auto;
  color: var(--text-3);
  font-family: ui-monospace, monospace;
  font-size: var(--fs-fine);
  overflow-wrap: anywhere;
`;

/** Shows a server's message verbatim when it is not one of the product's own texts; nothing if there is none. */
export function ErrorDetails({ children }: { children: string | undefined }): ReactNode {
  return children === undefined ? null : (
    <Box translate="no" dir="auto">
      {children}
    </Box>
  );
}
