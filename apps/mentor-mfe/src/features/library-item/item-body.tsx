import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import type { Content } from '@greenroom/contracts';
import { below, Prose } from '@greenroom/shared-ui';
import { StandingMarkdown } from '../../shared/markdown/index.ts';
import { later } from '../../shared/later/index.ts';
import type { Measure } from './measure.ts';
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

const Kitchen = later(async () => (await import('./kitchen/index.ts')).Kitchen);

/** The text, and before it what a recipe is cooked by. */
export function ItemBody({ item }: { item: Content }): ReactNode {
  const { body, recipe } = item;
  const [measure, setMeasure] = useState<Measure>();
  return (
    <>
      {recipe && (
        <>
          <Kitchen item={item} recipe={recipe} onMeasure={setMeasure} />
          <RecipeBody recipe={recipe} measure={measure} />
        </>
      )}
      <Text lang="en">
        <StandingMarkdown text={measure?.wordsOf(body) ?? body} />
      </Text>
    </>
  );
}
