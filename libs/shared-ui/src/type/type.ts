import styled from '@emotion/styled';
import { below } from '../theme/breakpoints.ts';
import { ownProps } from '../theme/own-props.ts';
import { type Tone, toneColour } from '../theme/tone.ts';

interface Toned {
  tone?: Tone;
}

const own = ownProps('tone');
const colour = ({ tone }: Toned) => (tone === undefined ? '' : `color: ${toneColour(tone)};`);

/* Hyphenates only long words: German compounds can be wider than the screen. A word wider than its column is broken. */
const display = `
  min-width: 0; max-width: 100%;
  font-family: var(--font-display); font-feature-settings: 'lnum'; text-wrap: balance;
  hyphens: auto; hyphenate-limit-chars: 18 6 6;
  ${below.sm} { hyphenate-limit-chars: 13 5 5; }`;

/** The largest heading: once per site, on the landing and error pages. */
export const Hero = styled('h1', own)<Toned>`
  ${display}
  font-size: var(--fs-hero);
  line-height: 0.98;
  font-weight: 300;
  letter-spacing: -0.022em;
  ${colour}
`;

/** A page's heading. */
export const Display = styled('h1', own)<Toned>`
  ${display}
  font-size: var(--fs-display);
  line-height: 1.02;
  font-weight: 300;
  letter-spacing: -0.016em;
  ${colour}
`;

/** A section's heading. */
export const Title = styled('h2', own)<Toned>`
  ${display}
  font-size: var(--fs-title);
  line-height: 1.12;
  font-weight: 380;
  letter-spacing: -0.008em;
  ${colour}
`;

/** The heading of a card, a row or a panel. */
export const Head = styled('h3', own)<Toned>`
  ${display}
  font-size: var(--fs-head);
  line-height: 1.25;
  font-weight: 500;
  ${colour}
`;

/** The paragraph under a page's heading. */
export const Lead = styled('p', own)<Toned>`
  font-size: var(--fs-lead);
  line-height: 1.5;
  color: var(--text-2);
  text-wrap: pretty;
  ${colour}
`;

export const Body = styled('p', own)<Toned>`
  text-wrap: pretty;
  ${colour}
`;

export const Small = styled('p', own)<Toned>`
  font-size: var(--fs-small);
  ${colour}
`;

/** The smallest text size. */
export const Fine = styled('p', own)<Toned>`
  font-size: var(--fs-fine);
  line-height: 1.45;
  ${colour}
`;

/** Only for what a coach says, or a quote. */
export const Said = styled('p', own)<Toned>`
  font-family: var(--font-display);
  font-feature-settings: 'lnum';
  font-style: italic;
  font-weight: 400;
  font-size: 1.16em;
  line-height: 1.4;
  text-wrap: pretty;
  ${colour}
`;

/** Figures of equal width, for numbers that change or stand in columns. */
export const Figures = styled('span', own)<Toned>`
  font-variant-numeric: tabular-nums lining-nums;
  ${colour}
`;
