import styled from '@emotion/styled';
import type { LinkProps } from '../theme/link-props.ts';
import { ownProps } from '../theme/own-props.ts';

interface Manner {
  size?: 'small' | 'fine';
  /** Stands alone instead of within a sentence: its target is 44 × 44 px. */
  alone?: boolean;
}

const look = ({ size, alone = false }: Manner) => `
  color: inherit; text-decoration: underline; text-decoration-color: var(--line-strong); text-underline-offset: 3px;
  ${size === undefined ? '' : `font-size: var(--fs-${size});`}
  ${alone ? 'display: inline-flex; align-items: center; min-width: var(--tap); min-height: var(--tap);' : ''}
  &:hover { text-decoration-color: currentColor; }
`;

/** A link in text: the text's colour, underlined. */
export const TextLink = styled('a', ownProps('size', 'alone'))<Manner & LinkProps>`
  ${look}
`;

/** A button that reads as a link, for "send again" within a sentence. Pass `type="button"`. */
export const TextButton = styled('button', ownProps('size', 'alone'))<Manner>`
  ${look}
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;
