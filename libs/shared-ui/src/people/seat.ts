export interface SeatLook {
  /** Vertical position of the eyes, which stay visible, in percent of the portrait. */
  eyes: number;
  /** Where the darkening for the text below begins, in percent from the top. */
  dusk: number;
  /** Maximum darkness, up to 1. */
  dark: number;
}

/**
 * Styles for an element that a coach's portrait fills (an `<img>` inside), darkened towards the bottom where text is.
 * It is dark in both themes, because a portrait has its own light.
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
