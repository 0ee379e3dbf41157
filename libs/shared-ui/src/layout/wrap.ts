import styled from '@emotion/styled';

/** The page's width: 1240 at the most, with the page's edge on both sides. */
export const Wrap = styled.div`
  width: 100%;
  padding-inline: var(--edge);
`;
