import styled from '@emotion/styled';

/** A list in the notes. */
export const List = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin: var(--s-2) 0 0;
  padding-inline-start: 1.1em;
  list-style: disc;
`;
