import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';

const Bar = styled.div`
  position: sticky;
  bottom: var(--tab-bar, 0px);
  z-index: 2;
  padding-block: var(--s-3);
  background: var(--bg);
`;

/**
 * The buttons at the end of a form that is longer than the window: in sight from its beginning, above the phone's
 * navigation. It sticks within its parent, which has to reach from the beginning of the form to its end. What gets the
 * focus is scrolled above it (`data-sticky-actions` in the document's styles).
 */
export function StickyActions(props: ComponentPropsWithRef<'div'>): ReactNode {
  return <Bar data-sticky-actions {...props} />;
}
