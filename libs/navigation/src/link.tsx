import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
}

/**
 * A link to a page of the site that navigates without a page load. The router's own Link brings its data router's
 * prefetching, 5 KB that nothing here calls (docs/adr/0009).
 */
export function Link({ to, replace, state, target, onClick, children, ...rest }: LinkProps): ReactNode {
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={click}>
      {children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  /** Matches only the exact page, none below it. */
  end?: boolean;
}

/** A navigation link that marks itself as current on its page and on the pages below it. */
export function NavLink({ end = false, ...link }: NavLinkProps): ReactNode {
  const { pathname } = useLocation();
  const { pathname: there } = useResolvedPath(link.to);
  const here = pathname === there || (!end && pathname.startsWith(`${there}/`));
  return <Link aria-current={here ? 'page' : undefined} {...link} />;
}
