import styled from '@emotion/styled';

/** Facts about a scene, one a line. */
export const FactList = styled.dl`
  margin: var(--s-4) 0 0;
  font-size: var(--fs-small);
  > div {
    display: grid;
    grid-template-columns: minmax(92px, 30%) minmax(0, 1fr);
    gap: 12px;
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--text-3);
    hyphens: auto;
  }
  dd {
    margin: 0;
  }
`;
