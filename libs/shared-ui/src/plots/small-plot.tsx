import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const [width, height, edge] = [220, 64, 7];

const Drawing = styled.svg`
  display: block;
  width: ${width}px;
  max-width: 100%;
  height: auto;
  overflow: visible;
  rect {
    fill: var(--accent);
    opacity: 0.12;
  }
  line {
    stroke: var(--accent);
    stroke-opacity: 0.6;
  }
  polyline {
    fill: none;
    stroke: var(--text);
    stroke-width: 1.75;
    stroke-linejoin: round;
  }
  circle {
    fill: var(--bg);
    stroke: var(--text);
    stroke-width: 1.75;
  }
  circle:last-of-type {
    fill: var(--text);
  }
`;

interface SmallPlotProps {
  /** The plot's content in words. */
  label: string;
  /** Oldest first. */
  values: readonly number[];
  /** The lowest and highest values of the plot's range. */
  from: number;
  to: number;
  /** The range of good values, which is highlighted; null for no limit on that side. */
  good: { from: number | null; to: number | null };
}

/** A few values over time, beside the text that explains them. */
export function SmallPlot({ label, values, from, to, good }: SmallPlotProps): ReactNode {
  const x = (at: number) =>
    values.length === 1 ? width / 2 : Math.round(edge + (at / (values.length - 1)) * (width - 2 * edge));
  const y = (value: number) => Math.round((edge + ((to - value) / (to - from)) * (height - 2 * edge)) * 10) / 10;
  const edges = [good.to, good.from].flatMap((limit) => (limit === null ? [] : y(limit)));
  const [top, bottom] = [good.to === null ? 0 : y(good.to), good.from === null ? height : y(good.from)];
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect x="0" y={top} width={width} height={Math.max(0, bottom - top)} />
      {edges.map((at) => (
        <line key={at} x1="0" x2={width} y1={at} y2={at} />
      ))}
      <polyline points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')} />
      {values.map((value, at) => (
        <circle key={at} cx={x(at)} cy={y(value)} r={at === values.length - 1 ? 5 : 4} />
      ))}
    </Drawing>
  );
}
