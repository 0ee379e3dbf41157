import { createElement, type ReactNode, type SVGProps } from 'react';

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Replaces lucide's function of this name, which creates all of its icons: an outline of 24 by 24. The other features
 * (sizes and colours from a context, strokes that do not scale, class names) are not used here.
 */
export default function createLucideIcon({ node }: IconData) {
  return function LucideIcon(given: SVGProps<SVGSVGElement>): ReactNode {
    const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...outline, ...given }, shapes);
  };
}

const outline = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
