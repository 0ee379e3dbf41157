import styled from '@emotion/styled';
import { below } from '@greenroom/shared-ui';

/** The call's controls: an icon and a word each. */
export const Controls = styled.div`
  display: flex;
  justify-content: center;
  gap: 20px;
  padding: 26px 20px 34px;
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
  ${below.lg} {
    gap: 14px;
    padding: 16px 10px;
    > div {
      min-width: 54px;
    }
    button {
      width: 54px;
    }
  }
  /* The smallest phones. */
  @media (max-width: 374px) {
    gap: 8px;
    > div {
      min-width: 48px;
    }
    button {
      width: 48px;
    }
  }
`;
