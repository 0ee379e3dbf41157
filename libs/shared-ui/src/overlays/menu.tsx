import { Menu as Base } from '@base-ui/react/menu';
import styled from '@emotion/styled';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { Icon, type IconShape } from '../surfaces/icon.tsx';
import type { LinkProps } from '../theme/link-props.ts';
import { floating, floatingItem } from './surface.ts';

const Place = styled(Base.Positioner)`
  z-index: 32;
  outline: none;
`;

const List = styled(Base.Popup)`
  ${floating}
  min-width: 200px;
  max-width: min(340px, calc(100vw - 24px));
  max-height: var(--available-height);
  overflow-y: auto;
  padding: 6px;
`;

const Item = styled(Base.Item)(floatingItem);
const LinkItem = styled(Base.LinkItem)(floatingItem);

export const MenuRule = styled(Base.Separator)`
  height: 1px;
  margin: 6px 8px;
  background: var(--line);
`;

export interface MenuProps {
  /** The Button or IconButton that opens the menu. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
}

/** A menu of actions behind a button. Arrow keys move in it, Escape closes it. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Place align={align} sideOffset={6} collisionPadding={12}>
          <List>{children}</List>
        </Place>
      </Base.Portal>
    </Base.Root>
  );
}

interface ItemProps {
  icon?: IconShape;
  children: ReactNode;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A menu item that runs an action. */
export function MenuItem({ icon, children, onClick, disabled }: ItemProps & { disabled?: boolean }) {
  return (
    <Item onClick={onClick} disabled={disabled}>
      {icon && <Icon of={icon} />}
      {children}
    </Item>
  );
}

/** A menu item that is a link. */
export function MenuLink({
  icon,
  children,
  onClick,
  as: Target = 'a',
  ...link
}: ItemProps & LinkProps & { href?: string }) {
  return (
    <LinkItem closeOnClick onClick={onClick} render={<Target {...link} />}>
      {icon && <Icon of={icon} />}
      {children}
    </LinkItem>
  );
}
