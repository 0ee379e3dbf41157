export interface ButtonLook {
  /** `primary` is the one highlighted action of a view; `plain` has a border; `quiet` is text only. */
  variant?: 'primary' | 'plain' | 'quiet';
  /** `m` is 48px high, `s` 44px. */
  size?: 's' | 'm';
  /** As wide as its container. */
  wide?: boolean;
}

export const buttonLookProps = ['variant', 'size', 'wide'] as const;

const variants = {
  primary: `
    background: var(--accent); color: var(--on-accent);
    &:hover { background: var(--accent-hover); }`,
  plain: `
    border-color: var(--line-strong); color: var(--text);
    &:hover { border-color: var(--text); background: var(--surface-2); }
    &[aria-pressed='true'] { border-color: var(--text); }`,
  quiet: `
    padding-inline: 8px; color: var(--text-2); font-weight: 500;
    &:hover { color: var(--text); }`,
};

const small = 'min-height: 44px; padding-inline: 16px; font-size: var(--fs-small);';

/** Returns the styles of a button, for a button and for a link that looks like one. */
export function buttonStyles({ variant = 'plain', size = 'm', wide = false }: ButtonLook): string {
  return `
    display: inline-flex; align-items: center; justify-content: center; gap: 10px;
    flex-shrink: 0; min-width: var(--tap); min-height: 48px; max-width: 100%; padding: 6px 22px;
    border: 1px solid transparent; border-radius: var(--r-control); background: none;
    font-weight: 560; font-size: var(--fs-body); line-height: 1.3; text-align: center; text-decoration: none; text-wrap: balance;
    cursor: pointer;
    transition: background var(--t-touch) linear, border-color var(--t-touch) linear, transform var(--t-touch) var(--ease-out);
    ${size === 's' ? small : ''}
    ${variants[variant]}
    ${wide ? 'width: 100%;' : ''}
    &:focus-visible { border-radius: var(--r-control); }
    &:active { transform: translateY(1px); }
    &:disabled { background: var(--surface-3); color: var(--text-3); border-color: transparent; cursor: not-allowed; transform: none; }
    &[aria-busy='true'] { cursor: progress; transform: none; }
  `;
}
