import styled from '@emotion/styled';
import { ownProps } from '../theme/own-props.ts';

const Frame = styled('figure', ownProps('ratio'))<{ ratio: string }>`
  aspect-ratio: ${({ ratio }) => ratio};
  margin: 0;
  overflow: hidden;
  border-radius: var(--r-print);
  background: var(--surface-2);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface PrintProps {
  src: string;
  /** Describes the picture; empty if the text beside it already does. */
  alt?: string;
  ratio?: string;
  /** `eager` for the main picture of a page. */
  loading?: 'eager' | 'lazy';
  className?: string;
  as?: 'figure' | 'span' | 'div';
}

/** A picture with nearly square corners, 4:5 by default. It reserves its space before it loads. */
export function Print({ src, alt = '', ratio = '4 / 5', loading = 'lazy', className, as = 'figure' }: PrintProps) {
  return (
    <Frame ratio={ratio} className={className} as={as} style={as === 'span' ? { display: 'block' } : undefined}>
      <img src={src} alt={alt} loading={loading} fetchPriority={loading === 'eager' ? 'high' : undefined} />
    </Frame>
  );
}
