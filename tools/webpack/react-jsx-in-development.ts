import type { ElementType, Key } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/**
 * Stands in for `react/jsx-dev-runtime`, which code that React Refresh follows is compiled for: hands elements on to
 * the JSX runtime that all apps of a page share, built ones included.
 */
export function jsxDEV(type: ElementType, props: unknown, key: Key | undefined, hasStaticChildren: boolean) {
  return (hasStaticChildren ? jsxs : jsx)(type, props, key);
}
