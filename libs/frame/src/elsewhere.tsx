import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Sheet = styled.main`
  padding: var(--s-7) var(--s-5);
`;

/** Shown when a link of the remote leads to a page that belongs to another app. */
export function Elsewhere({ path }: { path: string }): ReactNode {
  return (
    <Sheet>
      <h1>{path} is elsewhere</h1>
      <p>That page is another remote’s, or the shell’s. In the whole site one would be there now.</p>
      <a href="/">All pages of this one</a>
    </Sheet>
  );
}
