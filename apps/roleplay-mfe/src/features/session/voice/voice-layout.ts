import styled from '@emotion/styled';

/** What the call is at, in words. */
export const Standing = styled.div`
  display: grid;
  gap: 4px;
  justify-items: center;
  text-align: center;
`;
