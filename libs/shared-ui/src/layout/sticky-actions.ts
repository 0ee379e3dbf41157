import styled from '@emotion/styled';

/**
 * The buttons at the end of a form that is longer than the window: in sight from its beginning, above the phone's
 * navigation. It sticks within its parent, which has to reach from the beginning of the form to its end. What
 * gets the focus is scrolled above it by the document's styles.
 */
export const StickyActions = styled.div`
  position: sticky;
  bottom: var(--tab-bar, 0px);
  z-index: 2;
  padding-block: var(--s-3);
  background: var(--bg);
`;
