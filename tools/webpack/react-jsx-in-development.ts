import type { ElementType, Key } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/**
 * Replaces `react/jsx-dev-runtime`, for which React Refresh needs code to be compiled: passes elements to the JSX
 * runtime that all apps of a page share, built ones included.
 */
export function jsxDEV(type: ElementType, props: unknown, key: Key | undefined, hasStaticChildren: boolean) {
  return (hasStaticChildren ? jsxs : jsx)(type, props, key);
}
