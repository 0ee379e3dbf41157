import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconShape } from '../surfaces/icon.tsx';
import type { LinkProps } from '../theme/link-props.ts';

const look = `
  flex: none; width: 44px; height: 44px; display: grid; place-items: center; padding: 0;
  border: 0; border-radius: 10px; background: none; color: var(--text-2); cursor: pointer;
  transition: background var(--t-touch) linear, color var(--t-touch) linear;
  &:hover { background: var(--surface-3); color: var(--text); }
  &[data-filled] { background: var(--surface-3); color: var(--text); }
  &:focus-visible { border-radius: 10px; }
  &:is(:disabled, [aria-disabled='true']) { background: none; color: var(--text-3); cursor: not-allowed; }
  &[aria-disabled='true'] svg { opacity: 0.5; }
`;

const Square = styled.button(look);
const SquareLink = styled('a', { shouldForwardProp: (prop) => prop !== 'as' && prop !== 'theme' })<LinkProps>(look);

interface Labelled {
  /** What the button does, for screen readers. */
  label: string;
  icon: IconShape;
  /** With a background, such as the stop button of an answer. */
  filled?: boolean;
}

/** A button that shows only an icon; it always has a label. */
export function IconButton({
  label,
  icon,
  filled,
  type = 'button',
  ...rest
}: Labelled & Omit<ComponentPropsWithRef<'button'>, 'children'>) {
  return (
    <Square {...rest} type={type} aria-label={label} data-filled={filled || undefined}>
      <Icon of={icon} />
    </Square>
  );
}

/** An icon button that is a link, such as Back. */
export function IconLink({
  label,
  icon,
  filled,
  ...rest
}: Labelled & LinkProps & Omit<ComponentPropsWithRef<'a'>, 'children'>) {
  return (
    <SquareLink {...rest} aria-label={label} data-filled={filled || undefined}>
      <Icon of={icon} />
    </SquareLink>
  );
}
