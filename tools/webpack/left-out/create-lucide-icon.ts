import { createElement, type ReactNode, type SVGProps } from 'react';

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Stands in for lucide's function of this name, by which every icon of it is made: an outline of 24 by 24. What it knows
 * beside that (sizes and colours from a context, strokes that do not scale, class names) nobody here asks for.
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
