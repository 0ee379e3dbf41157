import styled from '@emotion/styled';

/** The state of the call in words. */
export const CallStatusText = styled.div`
  display: grid;
  gap: 4px;
  justify-items: center;
  text-align: center;
`;
