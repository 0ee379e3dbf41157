import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Content } from '@greenroom/contracts';
import { below, Prose } from '@greenroom/shared-ui';
import { StandingMarkdown } from '../../shared/markdown/index.ts';
import { RecipeBody } from './recipe-body.tsx';

const Text = styled(Prose)`
  max-width: 660px;
  margin-top: var(--s-8);
  font-size: 18px;
  line-height: 1.6;
  ${below.lg} {
    margin-top: var(--s-6);
    font-size: 17px;
  }
`;

/** The text, and before it what a recipe is cooked by. */
export function ItemBody({ item: { body, recipe } }: { item: Content }): ReactNode {
  return (
    <>
      {recipe && <RecipeBody recipe={recipe} />}
      <Text>
        <StandingMarkdown text={body} />
      </Text>
    </>
  );
}
