import styled from '@emotion/styled';
import {
  fullScreenContainer,
  below,
  DarkFullScreen,
  Fine,
  hiddenButRead,
  onShortScreen,
  ownProps,
  Page,
} from '@greenroom/shared-ui';

/** The partner on the left, the lines on the right; open settings take the partner's place, at the end. */
export const SessionLayout = styled(DarkFullScreen, ownProps('settings'))<{ settings?: boolean }>`
  ${fullScreenContainer}
  grid-template: minmax(0, 1fr) / ${({ settings }) => (settings ? 'minmax(0, 1fr) 400px' : '400px minmax(0, 1fr)')};
  ${below.lg} {
    grid-template: ${({ settings }) => (settings ? 'minmax(0, 1fr) auto' : 'auto minmax(0, 1fr)')} / minmax(0, 1fr);
  }
`;

export const Talk = styled(Page)`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: 0;
  height: 100%;
  background: radial-gradient(800px 500px at 10% -10%, rgba(233, 225, 158, 0.1), transparent 70%);
`;

export const TalkHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 14px;
  padding: 14px var(--s-6);
  border-bottom: 1px solid var(--line);
  > :first-of-type {
    min-width: 0;
  }
  button {
    white-space: nowrap;
  }
  ${below.lg} {
    flex-wrap: wrap;
    gap: 4px 14px;
    padding: 8px 16px;
  }
  ${onShortScreen} {
    padding-block: 2px;
    > :first-of-type {
      flex: 1 1 0;
    }
    > :first-of-type p {
      ${hiddenButRead}
    }
  }
`;

/* Reversed, so that the newest line stays in view without a script. */
export const Thread = styled.div`
  display: flex;
  flex-direction: column-reverse;
  padding: var(--s-6);
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
  ${below.lg} {
    padding: 16px;
  }
`;

export const ThreadLines = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  width: 100%;
  max-width: 680px;
  margin: 0 auto;
  padding: 0;
  list-style: none;
`;

export const Foot = styled.div`
  width: 100%;
  max-width: 744px;
  margin: 0 auto;
  padding: 0 var(--s-6) 22px;
  ${below.lg} {
    padding: 0 12px 14px;
  }
  ${onShortScreen} {
    padding-bottom: 8px;
  }
`;

/** A hint below the input; hidden where the lines need the room. */
export const FootHint = styled(Fine)`
  text-align: center;
  ${onShortScreen} {
    ${hiddenButRead}
  }
`;
