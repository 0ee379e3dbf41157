import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { below, ownProps } from '@greenroom/shared-ui';

/** Heights at full volume, in pixels, from the design. */
const heights = [
  9, 18, 9, 20, 20, 27, 22, 13, 22, 22, 40, 16, 21, 15, 41, 25, 36, 20, 17, 27, 25, 32, 14, 12, 11, 28, 13, 19, 9,
];

const Row = styled('div', ownProps('lit'))<{ lit: boolean }>`
  display: flex;
  align-items: end;
  justify-content: center;
  gap: 7px;
  height: 46px;
  i {
    width: 5px;
    border-radius: 3px 3px 0 0;
    transform-origin: bottom;
    ${({ lit }) =>
      lit
        ? `background: linear-gradient(var(--accent), color-mix(in srgb, var(--accent) 25%, transparent));
           transform: scaleY(calc(0.22 + 0.78 * var(--level, 0.4)));`
        : 'background: var(--line-strong);'}
  }
  ${below.lg} {
    height: 30px;
    i {
      max-height: 30px;
    }
  }
  @media (max-width: 374px) {
    gap: 5px;
  }
`;

/** Footlights at the front of the stage: as high as the sound is loud, grey and low without sound. */
export function LoudnessMeter({ lit }: { lit: boolean }): ReactNode {
  return (
    <Row lit={lit} aria-hidden="true">
      {heights.map((height, index) => (
        <i key={index} style={{ height: lit ? height : 2 }} />
      ))}
    </Row>
  );
}
