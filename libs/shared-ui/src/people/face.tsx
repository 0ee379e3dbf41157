import styled from '@emotion/styled';
import type { LinkProps } from '../theme/link-props.ts';
import { ownProps } from '../theme/own-props.ts';

export type FaceSize = 's' | 'm' | 'l';

const sizes: Record<FaceSize, number> = { s: 32, m: 44, l: 64 };

/* Circular crop of a 4:5 portrait, centred at 50% 36%, zoom 1.28, as the design requires for faces. */
const Circle = styled('span', ownProps('size'))<{ size: FaceSize }>`
  display: block;
  flex: none;
  width: ${({ size }) => sizes[size]}px;
  height: ${({ size }) => sizes[size]}px;
  overflow: hidden;
  border-radius: 50%;
  background: var(--surface-2);
  img {
    width: 100%;
    height: 125%;
    object-fit: cover;
    object-position: 50% 18%;
    transform: scale(1.28);
    transform-origin: 50% 36%;
  }
`;

export interface FaceProps {
  /** Address of the coach's portrait, 4:5. */
  src: string;
  /** Empty beside the coach's name. */
  alt?: string;
  /** 32, 44 or 64 pixels. */
  size?: FaceSize;
  className?: string;
}

/** A coach's portrait, small and round. */
export function Face({ src, alt = '', size = 'm', className }: FaceProps) {
  return (
    <Circle size={size} className={className}>
      <img src={src} alt={alt} />
    </Circle>
  );
}

/** A person's initials or "You". With `as`, a link to the account, which needs an `aria-label`. */
export const Initials = styled('span', ownProps('size'))<{ size?: 's' | 'm' } & LinkProps>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ size = 'm' }) => (size === 'm' ? 44 : 32)}px;
  height: ${({ size = 'm' }) => (size === 'm' ? 44 : 32)}px;
  border: 0;
  border-radius: 50%;
  background: var(--surface-3);
  color: var(--text);
  font-size: ${({ size = 'm' }) => (size === 'm' ? 13 : 11)}px;
  font-weight: 600;
  text-decoration: none;
  &:focus-visible {
    border-radius: 50%;
  }
`;
