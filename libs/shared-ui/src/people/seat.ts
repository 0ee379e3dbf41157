export interface SeatLook {
  /** How far down the portrait the eyes are kept in sight, in percent. */
  eyes: number;
  /** Where it begins to darken for words below, in percent from the top. */
  dusk: number;
  /** How dark it gets, up to 1. */
  dark: number;
}

/**
 * A place that a coach's portrait fills, `<img>` inside, darkening to its foot where words stand: styles for the
 * component that is the place. A portrait has its own light: it stays dark in both themes.
 */
export const seat = ({ eyes, dusk, dark }: SeatLook): string => `
  position: relative;
  overflow: hidden;
  background: #0d0b09;
  color: #f5eee3;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% ${eyes}%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: ${dusk}% 0 0;
    background: linear-gradient(rgba(13, 11, 9, 0), rgba(13, 11, 9, ${dark}));
  }
  /* The portrait would cover an outline that lies within it. */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::before {
    content: '';
    position: absolute;
    inset: 6px;
    z-index: 3;
    border: 2px solid #f5eee3;
    border-radius: var(--r-print);
    outline: 2px solid #0d0b09;
    pointer-events: none;
  }
`;
