import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import type { Content } from '@greenroom/contracts';
import { below, Prose, useInBrowser } from '@greenroom/shared-ui';
import { StandingMarkdown } from '../../shared/markdown/index.ts';
import { later } from '../../shared/later/index.ts';
import type { Measure } from './measure.ts';
import { RecipeBody } from './recipe-body.tsx';

const Text = styled(Prose)`
  max-width: 660px;
  margin-top: var(--s-8);
  font-size: calc(18px * var(--reading, 1));
  line-height: 1.6;
  ${below.lg} {
    margin-top: var(--s-6);
    font-size: calc(17px * var(--reading, 1));
  }
`;

const TextSize = later(async () => (await import('./reading/index.ts')).TextSize);
const Sheet = later(async () => (await import('./doing.ts')).Sheet);
const Kitchen = later(async () => (await import('./doing.ts')).Kitchen);

/** The item's text, preceded by the recipe tools and followed by the exercise sheet. */
export function ItemBody({ item }: { item: Content }): ReactNode {
  const { body, recipe, fields } = item;
  const takenOver = useInBrowser();
  const [measure, setMeasure] = useState<Measure>();
  return (
    <>
      {recipe && (
        <>
          {takenOver && <Kitchen item={item} recipe={recipe} onMeasure={setMeasure} />}
          <RecipeBody recipe={recipe} language={item.language} measure={measure} />
        </>
      )}
      {takenOver && <TextSize />}
      <Text lang={item.language}>
        <StandingMarkdown text={body} />
      </Text>
      {takenOver && fields && <Sheet item={item} fields={fields} />}
    </>
  );
}
