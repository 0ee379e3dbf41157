import styled from '@emotion/styled';
import type { LinkProps } from '../theme/link-props.ts';
import { ownProps } from '../theme/own-props.ts';

interface Size {
  size?: 'small' | 'fine';
}

const look = ({ size }: Size) => `
  color: inherit; text-decoration: underline; text-decoration-color: var(--line-strong); text-underline-offset: 3px;
  ${size === undefined ? '' : `font-size: var(--fs-${size});`}
  &:hover { text-decoration-color: currentColor; }
`;

/** A link in text: the text's colour, underlined. */
export const TextLink = styled('a', ownProps('size'))<Size & LinkProps>`
  ${look}
`;

/** A button that reads as a link, for "send again" within a sentence. Give `type="button"`. */
export const TextButton = styled('button', ownProps('size'))<Size>`
  ${look}
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;
