import styled from '@emotion/styled';

/** CSS that hides an element visually but keeps it for screen readers. */
export const hiddenButRead = `
  position: absolute;
  width: 1px;
  height: 1px;
  min-height: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenButRead}
`;

/** The first focusable element of a page; `href="#main"`. */
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

/** A box that scrolls sideways when its content is wider. Pass `tabIndex={0}`, `role="region"` and a label. */
export const ScrollBox = styled.div`
  overflow-x: auto;
  max-width: 100%;
`;
