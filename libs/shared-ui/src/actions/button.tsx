import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { LinkProps } from '../theme/link-props.ts';
import { ownProps } from '../theme/own-props.ts';
import { type ButtonLook, buttonLookProps, buttonStyles } from './button-look.ts';

const Pressable = styled('button', ownProps(...buttonLookProps))<ButtonLook>`
  ${buttonStyles}
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** The action is running: the button shows `busyLabel`, keeps the focus and ignores presses. */
  busy?: boolean;
  /** "Dialling…" in place of "Start a call". */
  busyLabel?: ReactNode;
}

/** A button. It submits a form only with `type="submit"`. */
export function Button({ busy = false, busyLabel, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Pressable {...rest} type={type} onClick={press} {...(busy && { 'aria-busy': true, 'aria-disabled': true })}>
      {busy ? (busyLabel ?? children) : children}
    </Pressable>
  );
}

/** A link that looks like a button, for navigation. */
export const ButtonLink = styled('a', ownProps(...buttonLookProps))<ButtonLook & LinkProps>`
  ${buttonStyles}
`;
