import styled from '@emotion/styled';
import { below, ownProps } from '@greenroom/shared-ui';

/** A panel beside the stage, or below it on small screens. `tall` when it holds inputs. */
export const Drawer = styled('aside', ownProps('tall'))<{ tall: boolean }>`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: 0;
  height: 100%;
  background: var(--surface-1);
  border-left: 1px solid var(--line);
  ${below.lg} {
    height: ${({ tall }) => (tall ? 'min(52dvh, 420px)' : 'min(214px, 34dvh)')};
    border-left: 0;
    border-top: 1px solid var(--line);
    border-radius: var(--r-sheet) var(--r-sheet) 0 0;
  }
  /* On a small phone, leaves room for the face. */
  @media (max-width: 959px) and (max-height: 700px) {
    height: ${({ tall }) => (tall ? '50dvh' : '150px')};
  }
`;

export const DrawerHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 18px 16px 10px 24px;
  ${below.lg} {
    padding: 4px 8px 0 20px;
  }
`;
