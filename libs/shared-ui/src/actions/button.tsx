import styled from '@emotion/styled';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { LinkProps } from '../theme/link-props.ts';
import { ownProps } from '../theme/own-props.ts';
import { type ButtonLook, buttonLookProps, buttonStyles } from './button-look.ts';

const Pressable = styled('button', ownProps(...buttonLookProps))<ButtonLook>`
  ${buttonStyles}
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** What it started is under way: it says `busyLabel`, keeps the focus and takes no second press. */
  busy?: boolean;
  /** "Dialling…" in place of "Start a call". */
  busyLabel?: ReactNode;
}

/** A button. It submits a form only when `type="submit"` says so. */
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

/** A link that looks like a button: it goes somewhere. */
export const ButtonLink = styled('a', ownProps(...buttonLookProps))<ButtonLook & LinkProps>`
  ${buttonStyles}
`;
