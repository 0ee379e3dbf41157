import styled from '@emotion/styled';

/** What the call is at, in words. */
export const Standing = styled.div`
  display: grid;
  gap: 4px;
  justify-items: center;
  text-align: center;
`;

/** What one does in the call, by icon and word. */
export const Controls = styled.div`
  display: flex;
  justify-content: center;
  gap: 20px;
  padding-block: 18px 8px;
  > div {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 8px;
    min-width: 60px;
    font-size: var(--fs-fine);
    color: var(--text-2);
    text-align: center;
  }
`;
