import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Wrap } from './layout/wrap.ts';
import { below } from './theme/breakpoints.ts';
import { Display, Fine, Head } from './type/type.ts';

const Part = styled.section`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  gap: var(--s-6);
  padding: var(--s-6) 0;
  border-top: 1px solid var(--line);
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
  gap: 20px;
  align-items: start;
`;

const Caption = styled(Fine)`
  margin-top: 8px;
`;

const Heading = styled(Display)`
  padding: var(--s-5) 0 var(--s-6);
`;

/** For stories: a page of components, laid out like the design's specimen sheet. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Wrap as="main">
      <Heading>{title}</Heading>
      {children}
    </Wrap>
  );
}

/** For stories: one section of a sheet. */
export function Pieces({ name, grid = true, children }: { name: string; grid?: boolean; children: ReactNode }) {
  return (
    <Part>
      <Head as="h2" tone={2}>
        {name}
      </Head>
      {grid ? <Grid>{children}</Grid> : <div>{children}</div>}
    </Part>
  );
}

/** For stories: one component with a caption. */
export function Piece({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <Caption tone={3}>{caption}</Caption>
    </div>
  );
}
