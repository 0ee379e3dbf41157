import styled from '@emotion/styled';

/**
 * The buttons of a form that is longer than the window; always visible, above the phone's navigation. They stick within
 * their parent, which must span the whole form. The document's styles scroll focused elements above them.
 */
export const StickyActions = styled.div`
  position: sticky;
  bottom: var(--tab-bar, 0px);
  z-index: 2;
  padding-block: var(--s-3);
  background: var(--bg);
`;
