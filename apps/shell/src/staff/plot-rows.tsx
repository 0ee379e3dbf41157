import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Figures, from, ownProps, Small } from '@greenroom/shared-ui';

const Rows = styled.ul`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
`;

/** On a phone the plot is below its name. */
const Row = styled.li`
  display: grid;
  grid-template: 'name text' auto 'drawn drawn' auto / auto 1fr;
  gap: 4px 16px;
  align-items: center;
  > :nth-of-type(2) {
    grid-area: text;
    text-align: end;
  }
  ${from.md} {
    grid-template: 'name drawn text' auto / minmax(180px, 1fr) 3fr minmax(120px, 2fr);
    > :nth-of-type(2) {
      text-align: start;
    }
  }
`;

const Drawn = styled.div`
  position: relative;
  grid-area: drawn;
  height: 14px;
`;

interface Between {
  /** Share of the width, 0 to 1. */
  low: number;
  high: number;
}

const Line = styled('div', ownProps('low', 'high', 'thick'))<Between & { thick: number }>`
  position: absolute;
  top: calc(50% - ${({ thick }) => thick / 2}px);
  left: ${({ low }) => low * 100}%;
  width: ${({ low, high }) => (high - low) * 100}%;
  height: ${({ thick }) => thick}px;
  background: ${({ thick }) => (thick > 4 ? 'var(--text)' : 'var(--line-strong)')};
`;

const Point = styled('div', ownProps('at'))<{ at: number }>`
  position: absolute;
  top: 2px;
  left: calc(${({ at }) => at * 100}% - 5px);
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: var(--text);
`;

function PlotRow({ name, text, children }: { name: string; text: string; children: ReactNode }): ReactNode {
  return (
    <Row>
      <Small as="span" tone={2}>
        {name}
      </Small>
      <Small as="span">
        <Figures>{text}</Figures>
      </Small>
      <Drawn aria-hidden>{children}</Drawn>
    </Row>
  );
}

interface BarsProps {
  label: string;
  most: number;
  bars: readonly { name: string; value: number; text: string }[];
}

/** Renders values as bars below each other, each with its name and number. */
export function Bars({ label, most, bars }: BarsProps): ReactNode {
  return (
    <Rows aria-label={label}>
      {bars.map(({ name, value, text }) => (
        <PlotRow key={name} name={name} text={text}>
          <Line low={0} high={value / most} thick={14} />
        </PlotRow>
      ))}
    </Rows>
  );
}

interface IntervalsProps {
  label: string;
  intervals: readonly (Between & { name: string; share: number; text: string })[];
}

/** Renders shares from 0 to 1 as points, with their intervals as lines. */
export function Intervals({ label, intervals }: IntervalsProps): ReactNode {
  return (
    <Rows aria-label={label}>
      {intervals.map(({ name, share, low, high, text }) => (
        <PlotRow key={name} name={name} text={text}>
          <Line low={low} high={high} thick={3} />
          <Point at={share} />
        </PlotRow>
      ))}
    </Rows>
  );
}
