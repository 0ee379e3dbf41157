import styled from '@emotion/styled';
import { ChefHat, Minus, Plus } from 'lucide-react';
import { startTransition, useEffect, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import type { Content, Recipe } from '@greenroom/contracts';
import { Button, Choice, Icon, IconButton, Row, Small, Stack } from '@greenroom/shared-ui';
import type { Measure } from '../measure.ts';
import { doingMessages } from '../../../shared/doing/index.ts';
import { StepMode } from './step-mode.tsx';
import { TimerList } from './timer-list.tsx';
import { mostServed, useMeasure } from './use-measure.ts';
import { useStep } from './use-step.ts';
import { useTimers } from './use-timers.ts';

const Room = styled(Stack)`
  margin-top: var(--s-5);
`;

const Count = styled.output`
  min-width: 7.5em;
  text-align: center;
`;

interface RecipeToolsProps {
  item: Content;
  recipe: Recipe;
  /** Called when the measures of the recipe change. */
  onMeasure(measure: Measure): void;
}

/** Controls for servings and units, and a button to start the steps. */
export function RecipeTools({ item: { uuid, title, language }, recipe, onMeasure }: RecipeToolsProps): ReactNode {
  const t = doingMessages.useText();
  const { serves, units, measure, serveMore, measureIn } = useMeasure(recipe, language);
  const { step, begin, turn, leave } = useStep(recipe.instructions.length);
  const timers = useTimers(uuid);
  // In a transition, because the text may not be hydrated yet.
  useEffect(() => startTransition(() => onMeasure(measure)), [onMeasure, measure]);

  return (
    <Room gap={4} start>
      <Row wrap gap={5} align="end">
        <Row gap={1} role="group" aria-label={t('recipe.serves')}>
          <IconButton
            icon={Minus}
            label={t('recipe.fewer')}
            aria-disabled={serves === 1}
            onClick={() => serveMore(-1)}
          />
          <Count>{t('recipe.people', { count: serves })}</Count>
          <IconButton
            icon={Plus}
            label={t('recipe.more')}
            aria-disabled={serves === mostServed}
            onClick={() => serveMore(1)}
          />
        </Row>
        <Choice
          legend={t('recipe.units')}
          value={units}
          onChange={measureIn}
          options={[
            { value: 'metric', label: t('recipe.metric') },
            { value: 'us', label: t('recipe.us') },
          ]}
        />
        <Button variant="plain" onClick={begin} {...pressed('kitchen.begin')}>
          <Icon of={ChefHat} />
          {t('recipe.cook')}
        </Button>
      </Row>
      {units === 'us' && <Small tone={2}>{t('recipe.usNote')}</Small>}
      {serves !== recipe.serves && (
        <Small tone={2}>{t('recipe.scaled', { count: serves, serves: recipe.serves })}</Small>
      )}
      {step === undefined && <TimerList timers={timers} />}
      {step !== undefined && <StepMode {...{ title, recipe, language, measure, step, turn, leave, timers }} />}
    </Room>
  );
}
