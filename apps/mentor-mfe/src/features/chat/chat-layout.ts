import styled from '@emotion/styled';
import { fullScreenContainer, below, ownProps, Page, fullScreenHeight } from '@greenroom/shared-ui';

/** Fills the window below whatever is at its top (`--room-top`). */
export const ChatLayout = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / 300px minmax(0, 1fr);
  height: ${fullScreenHeight};
  ${fullScreenContainer}
  overflow: hidden;
  background: var(--bg);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 1180px) {
    &[data-aside] {
      grid-template-columns: 300px minmax(0, 1fr) 300px;
    }
  }
`;

/** The panel beside the conversation, on screens wide enough for three columns. */
export const Aside = styled.aside`
  display: none;
  min-height: 0;
  padding: var(--s-5);
  overflow-y: auto;
  border-left: 1px solid var(--line);
  @media (min-width: 1180px) {
    display: block;
  }
`;

/** The list of past conversations: beside the conversation, or over it on small screens when opened. */
export const Past = styled('aside', ownProps('shown'))<{ shown: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding-bottom: var(--s-4);
  border-right: 1px solid var(--line);
  background: var(--bg-deep);
  ${below.lg} {
    position: absolute;
    inset: 0;
    z-index: 5;
    border: 0;
    ${({ shown }) => (shown ? '' : 'display: none;')}
  }
`;

/** The conversation: header, messages and message field. */
export const Talk = styled(Page)`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-width: 0;
  height: 100%;
  overflow: hidden;
  background: var(--pool) no-repeat;
`;

/** Shown only on small screens, or only on large ones. */
export const OnlySmall = styled.span`
  display: contents;
  @media (min-width: 960px) {
    display: none;
  }
`;

export const OnlyWide = styled.span`
  display: contents;
  ${below.lg} {
    display: none;
  }
`;
