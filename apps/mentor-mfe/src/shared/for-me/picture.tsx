import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Recommended } from '@greenroom/contracts';
import { pictureOf } from './recommended.ts';

/* A portrait shows its face, a scene what happens at its foot. */
const Cover = styled.img`
  width: 100%;
  height: 100%;
  min-height: 0;
  object-fit: cover;
  object-position: 50% 72%;
  &[data-face] {
    object-position: 50% 24%;
  }
`;

/** What stands for a recommendation; its title says it in words. */
export function Picture({ of: one }: { of: Recommended }): ReactNode {
  return <Cover src={pictureOf(one)} alt="" data-face={one.kind === 'coach' || undefined} />;
}
