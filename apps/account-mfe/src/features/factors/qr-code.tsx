import styled from '@emotion/styled';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { ReactNode } from 'react';

/*
 * Scanners need dark modules on light and a quiet zone of four modules (ISO/IEC 18004, section 7.1), in both themes.
 */
const Plate = styled.svg`
  width: 200px;
  height: 200px;
  border-radius: var(--r-print);
  background: #fffdf9;
  fill: #14110e;
`;

const quiet = 4;

/** Renders a text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const code = generate(text);
  const side = code.size + 2 * quiet;
  return (
    <Plate viewBox={`${-quiet} ${-quiet} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={toSvgPath(code)} />
    </Plate>
  );
}
