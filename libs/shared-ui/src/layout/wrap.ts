import styled from '@emotion/styled';

/** The page's width: at most 1240 pixels, with the page's edge on both sides. */
export const Wrap = styled.div`
  width: 100%;
  padding-inline: var(--edge);
`;
