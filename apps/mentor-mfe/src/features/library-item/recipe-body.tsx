import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import type { Content, Recipe } from '@greenroom/contracts';
import { below, Prose, Small, Title, VisuallyHidden } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { amountText } from './amount-text.ts';
import type { Measure } from './measure.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 660px);
  gap: var(--s-8);
  align-items: start;
  margin-top: var(--s-8);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-6);
    margin-top: var(--s-6);
  }
`;

const Ingredients = styled.ul`
  margin-top: var(--s-4);
  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;
    min-height: 46px;
    border-top: 1px solid var(--line);
  }
  input {
    grid-area: 1 / 1;
    z-index: 1;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--text);
  }
  /* Reaches around the box as well, which so answers on 44 px. */
  label {
    grid-area: 1 / 1 / auto / span 2;
    min-height: 45px;
    margin-left: -12px;
    padding: 10px 0 10px 50px;
    cursor: pointer;
  }
`;

const Steps = styled.ol`
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    padding-bottom: var(--s-5);
    font-size: 18px;
    line-height: 1.6;
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    font: 300 38px/1 var(--font-display);
    font-feature-settings: 'lnum';
    color: var(--text-3);
  }
  ${below.lg} {
    li {
      grid-template-columns: 40px minmax(0, 1fr);
    }
  }
`;

interface RecipeBodyProps {
  recipe: Recipe;
  /** Language of the recipe. */
  language: Content['language'];
  /** The reader's servings and units. */
  measure: Measure | undefined;
}

/** The ingredients, and the steps in order. */
export function RecipeBody({ recipe, language, measure }: RecipeBodyProps): ReactNode {
  const t = messages.useText();
  const id = useId();
  const words = (text: string) => measure?.wordsOf(text) ?? text;
  return (
    <Columns>
      <section>
        <Title>{t('item.getOut')}</Title>
        <Ingredients>
          {recipe.ingredients.map((ingredient, index) => (
            <li key={ingredient.name}>
              <input type="checkbox" id={`${id}${index}`} />
              <label htmlFor={`${id}${index}`} lang={language}>
                {measure?.nameOf(ingredient.name) ?? ingredient.name}
              </label>
              <Small as="span" tone={2}>
                {measure?.amountOf(ingredient) ?? amountText(ingredient, t)}
              </Small>
            </li>
          ))}
        </Ingredients>
      </section>
      <section aria-labelledby={`${id}steps`}>
        <VisuallyHidden as="h2" id={`${id}steps`}>
          {t('item.steps')}
        </VisuallyHidden>
        <Steps lang={language}>
          {recipe.instructions.map((instruction) => (
            <li key={instruction}>
              <p>{words(instruction)}</p>
            </li>
          ))}
        </Steps>
        {recipe.variations.length > 0 && (
          <Prose>
            <h3>{t('item.variations')}</h3>
            <ul lang={language}>
              {recipe.variations.map((variation) => (
                <li key={variation}>{words(variation)}</li>
              ))}
            </ul>
          </Prose>
        )}
      </section>
    </Columns>
  );
}
