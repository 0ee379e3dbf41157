import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconShape } from '../surfaces/icon.tsx';
import { ownProps } from '../theme/own-props.ts';

interface Manner {
  /** `m` is 60px, for calls; `s` 48px, for a voice sample. */
  size?: 's' | 'm';
  /** For the button that ends the call. */
  ending?: boolean;
}

const Disc = styled('button', ownProps('size', 'ending'))<Manner>`
  flex: none;
  width: ${({ size = 'm' }) => (size === 'm' ? '60px' : '48px')};
  aspect-ratio: 1;
  padding: 0;
  display: grid;
  place-items: center;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  background: color-mix(in srgb, var(--surface-2) 82%, transparent);
  color: var(--text);
  cursor: pointer;
  transition: background var(--t-touch) linear;
  &:hover {
    background: var(--surface-3);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &[aria-pressed='true'] {
    background: var(--text);
    color: var(--bg);
    border-color: var(--text);
  }
  &:disabled {
    background: var(--surface-3);
    color: var(--text-3);
    border-color: transparent;
    cursor: not-allowed;
  }
  ${({ ending = false }) =>
    ending ? '&, &:hover { background: var(--bad); color: var(--on-bad); border-color: var(--bad); }' : ''}
`;

export interface RoundButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, Manner {
  label: string;
  icon: IconShape;
  /** For a control that is on or off, such as mute. */
  pressed?: boolean;
}

/** A round control of a call or a voice sample. */
export function RoundButton({ label, icon, pressed, type = 'button', ...rest }: RoundButtonProps) {
  return (
    <Disc {...rest} type={type} aria-label={label} aria-pressed={pressed}>
      <Icon of={icon} size={rest.size === 's' ? 'm' : 'l'} />
    </Disc>
  );
}
