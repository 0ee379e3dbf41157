/** Styles of floating elements: a raised sheet with a lit upper left edge. */
export const floating = `
  background: var(--surface-1); color: var(--text); border: 1px solid var(--line-strong);
  border-radius: var(--r-card); box-shadow: var(--edge-light), var(--shadow-2); outline: none;
  transition: opacity var(--t-move) var(--ease-out), transform var(--t-move) var(--ease-out);
  &[data-starting-style], &[data-ending-style] { opacity: 0; transform: translateY(6px); }
`;

/** Styles of an item in a menu or a list of options. */
export const floatingItem = `
  display: flex; align-items: center; gap: 12px; min-height: var(--tap); padding: 8px 14px; border-radius: var(--r-control);
  color: var(--text); font-size: var(--fs-small); text-decoration: none; cursor: pointer; outline: none; user-select: none;
  overflow-wrap: anywhere;
  &[data-highlighted] { background: var(--surface-3); }
  &[data-disabled] { color: var(--text-3); cursor: not-allowed; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: var(--r-control); }
`;
