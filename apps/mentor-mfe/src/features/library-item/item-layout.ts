import styled from '@emotion/styled';

/** Wide enough for a panel beside the text. */
export const onWideScreen = '@media (min-width: 1180px)';

/** An item's player, text and side panel: in one column, or with player and panel beside the text on wide screens. */
export const Layout = styled.div`
  display: flex;
  flex-direction: column;
  ${onWideScreen} {
    display: grid;
    grid-template-columns: minmax(0, 660px) minmax(0, 320px);
    justify-content: space-between;
    align-items: start;
  }
`;

/** The player and the side panel. Comes before the text, as the player does in one column. */
export const Beside = styled.div`
  display: contents;
  ${onWideScreen} {
    position: sticky;
    top: var(--s-5);
    display: grid;
    gap: var(--s-6);
    grid-area: 1 / 2;
    max-height: calc(100dvh - 2 * var(--s-5));
    margin-top: var(--s-8);
    overflow-y: auto;
  }
`;

/** The text and what belongs to it. */
export const Main = styled.div`
  min-width: 0;
  ${onWideScreen} {
    grid-area: 1 / 1;
  }
`;
