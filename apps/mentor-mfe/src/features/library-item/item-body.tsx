import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import type { Content } from '@greenroom/contracts';
import { below, Prose, useInBrowser } from '@greenroom/shared-ui';
import { ServerRenderedMarkdown } from '../../shared/markdown/index.ts';
import { lazyOptionalPart } from '../../shared/lazy/index.ts';
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

const TextSize = lazyOptionalPart(async () => (await import('./reading/index.ts')).TextSize);
const Sheet = lazyOptionalPart(async () => (await import('./doing.ts')).Sheet);
const RecipeTools = lazyOptionalPart(async () => (await import('./doing.ts')).RecipeTools);

/* Controls that arrive after the text have their space from the first paint on. */
const SizePlace = styled.div`
  display: flow-root;
  min-height: calc(79px + var(--s-5));
  @media (scripting: none) {
    min-height: 0;
  }
`;

const RecipePlace = styled(SizePlace)`
  ${below.sm} {
    min-height: calc(219px + var(--s-5));
  }
`;

/** The item's text, preceded by the recipe tools and followed by the exercise sheet. */
export function ItemBody({ item }: { item: Content }): ReactNode {
  const { body, recipe, fields } = item;
  const takenOver = useInBrowser();
  const [measure, setMeasure] = useState<Measure>();
  return (
    <>
      {recipe && (
        <>
          <RecipePlace>{takenOver && <RecipeTools item={item} recipe={recipe} onMeasure={setMeasure} />}</RecipePlace>
          <RecipeBody recipe={recipe} language={item.language} measure={measure} />
        </>
      )}
      <SizePlace>{takenOver && <TextSize />}</SizePlace>
      <Text lang={item.language}>
        <ServerRenderedMarkdown text={body} />
      </Text>
      {takenOver && fields && <Sheet item={item} fields={fields} />}
    </>
  );
}
