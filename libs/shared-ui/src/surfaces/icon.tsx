import styled from '@emotion/styled';
import type { ComponentType, SVGProps } from 'react';

/** A lucide icon, or any component that draws an SVG in the current colour. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement> & { absoluteStrokeWidth?: boolean }>;

const sizes = { s: 16, m: 20, l: 24 } as const;

export interface IconProps {
  of: IconShape;
  /** 16 in tags, 20 beside words, 24 in call controls. */
  size?: keyof typeof sizes;
  className?: string;
}

const Box = styled.span`
  display: inline-grid;
  flex: none;
`;

/** A decorative icon beside text, hidden from screen readers. */
export function Icon({ of: Shape, size = 'm', className }: IconProps) {
  return (
    <Box className={className}>
      <Shape width={sizes[size]} height={sizes[size]} strokeWidth={1.5} aria-hidden="true" focusable="false" />
    </Box>
  );
}
