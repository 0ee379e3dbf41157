import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ownProps } from '../theme/own-props.ts';
import { type Tone, toneColour } from '../theme/tone.ts';
import { Icon, type IconShape } from './icon.tsx';

const Line = styled('span', ownProps('tone'))<{ tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-fine);
  color: ${({ tone }) => toneColour(tone)};
`;

export interface TagProps {
  icon?: IconShape;
  tone?: Tone;
  children: ReactNode;
}

/** A one-word label with an icon, so that good, warn and bad never rely on colour alone. */
export function Tag({ icon, tone = 2, children }: TagProps) {
  return (
    <Line tone={tone}>
      {icon !== undefined && <Icon of={icon} size="s" />}
      {children}
    </Line>
  );
}
