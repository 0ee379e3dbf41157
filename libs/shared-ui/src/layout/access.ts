import styled from '@emotion/styled';

/** In a style: read by screen readers, not shown. */
export const hiddenButRead = `
  position: absolute;
  width: 1px;
  height: 1px;
  min-height: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Read by screen readers, not shown. */
export const VisuallyHidden = styled.span`
  ${hiddenButRead}
`;

/** The first thing a keyboard meets; `href="#main"`. */
export const SkipLink = styled.a`
  position: absolute;
  left: -999px;
  top: 8px;
  z-index: 20;
  padding: 10px 16px;
  background: var(--accent);
  color: var(--on-accent);
  &:focus {
    left: 12px;
  }
`;

/** A box that scrolls sideways when its content is wider. Give it `tabIndex={0}`, `role="region"` and a label. */
export const ScrollBox = styled.div`
  overflow-x: auto;
  max-width: 100%;
`;
