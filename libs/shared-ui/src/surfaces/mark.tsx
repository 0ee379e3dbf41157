import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { below } from '../theme/breakpoints.ts';
import type { LinkProps } from '../theme/link-props.ts';
import { ownProps } from '../theme/own-props.ts';

/** The half-lit face in the ring; the line between light and dark is a profile. */
export const markProfile =
  'M12 1a11 11 0 0 0 0 22c0-2.2 1.4-3 .8-4.6-.3-.9.5-1.1.3-1.9-.1-.5.9-.6.7-1.3-.3-.9-.4-1.2.8-1.5 1-.3-1.4-2.7-1.7-4.2C12.5 7.3 14.5 5 12 1Z';

const Line = styled('a', ownProps())<LinkProps>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: var(--tap);
  font: 450 23px/1 var(--font-display);
  letter-spacing: -0.005em;
  text-decoration: none;
  white-space: nowrap;
  svg {
    flex: none;
  }
  ${below.md} {
    font-size: 21px;
  }
`;

export function MarkGlyph({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11" fill="none" stroke="currentColor" strokeOpacity=".45" />
      <path d={markProfile} fill="var(--accent)" />
    </svg>
  );
}

export interface MarkProps extends LinkProps, Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The full label, such as "Greenroom, home". It contains the name. */
  label: string;
  /** The visible name. */
  children: ReactNode;
}

/** The logo with the product's name, linking to the home page. */
export function Mark({ label, children, ...link }: MarkProps) {
  return (
    <Line {...link} aria-label={label}>
      <MarkGlyph />
      {children}
    </Line>
  );
}
