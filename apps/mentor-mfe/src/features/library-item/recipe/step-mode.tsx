import styled from '@emotion/styled';
import { ArrowLeft, ArrowRight, Timer as TimerIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import type { Content, Recipe } from '@greenroom/contracts';
import { useWakeLock } from '@greenroom/conversation/call';
import { below, Button, Icon, Row, Small } from '@greenroom/shared-ui';
import { WholeDialog } from '@greenroom/shared-ui/overlays';
import type { Measure } from '../measure.ts';
import { doingMessages } from '../../../shared/doing/index.ts';
import { minutesIn } from './minutes-in.ts';
import { TimerList } from './timer-list.tsx';
import type { Timers } from './use-timers.ts';

const Room = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
`;

const Middle = styled.div`
  display: grid;
  gap: var(--s-5);
  align-content: safe center;
  justify-items: start;
  width: min(100%, 960px);
  margin: 0 auto;
  padding: var(--s-5) var(--gutter);
  overflow: auto;
`;

const Instruction = styled.p`
  font: 400 clamp(24px, 3.4vw, 40px) / 1.35 var(--font-display);
  font-feature-settings: 'lnum';
  overflow-wrap: break-word;
  &:focus {
    outline: none;
  }
`;

const Takes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 18px;
`;

/* Large enough to press with the side of a wet hand. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: var(--s-3);
  padding: var(--s-3) var(--gutter) max(var(--s-3), env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  button {
    min-height: 88px;
    font-size: 20px;
  }
  ${below.sm} {
    button {
      padding-inline: 8px;
    }
  }
`;

interface StepModeProps {
  title: string;
  recipe: Recipe;
  /** Language of the recipe. */
  language: Content['language'];
  measure: Measure;
  /** Counted from 0. */
  step: number;
  turn(by: 1 | -1): void;
  leave(): void;
  timers: Timers;
}

/** Shows one step at a time, large enough to read from the stove, and keeps the screen on. */
export function StepMode({ title, recipe, language, measure, step, turn, leave, timers }: StepModeProps): ReactNode {
  const t = doingMessages.useText();
  const isOn = useWakeLock(true);
  const instruction = useRef<HTMLParagraphElement>(null);
  useEffect(() => instruction.current?.focus(), [step]);
  const { instructions, ingredients, uses } = recipe;
  const text = instructions[step] ?? '';
  const last = step === instructions.length - 1;
  const next = () => (last ? leave() : turn(1));
  const back = () => step > 0 && turn(-1);
  const byKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight' && !last) next();
    if (key === 'ArrowLeft') back();
  });
  // In the capture phase, because dialogs stop arrow keys from bubbling; on the document, because the focus moves in
  // only after the step is shown.
  useEffect(() => {
    document.addEventListener('keydown', byKey, true);
    return () => document.removeEventListener('keydown', byKey, true);
  }, []);
  const taken = (uses[step] ?? []).flatMap((place) => ingredients[place] ?? []);

  return (
    <WholeDialog
      open
      onOpenChange={(open) => !open && leave()}
      title={title}
      closeLabel={t('recipe.leave')}
      initialFocus={instruction}
    >
      <Room>
        <Middle>
          <Small tone={2}>{t('recipe.step', { step: step + 1, steps: instructions.length })}</Small>
          <Instruction ref={instruction} tabIndex={-1} lang={language}>
            {measure.wordsOf(text)}
          </Instruction>
          {taken.length > 0 && (
            <Takes aria-label={t('recipe.takes')}>
              {taken.map((ingredient) => (
                <li key={ingredient.name}>
                  <strong>{measure.amountOf(ingredient)}</strong>{' '}
                  <span lang={language}>{measure.nameOf(ingredient.name)}</span>
                </li>
              ))}
            </Takes>
          )}
          <Row wrap gap={3}>
            {minutesIn(text).map((minutes) => (
              <Button
                key={minutes.from}
                variant="plain"
                onClick={() => timers.start(step, minutes)}
                {...pressed('kitchen.timer')}
              >
                <Icon of={TimerIcon} />
                {t('recipe.start', { minutes: minutes.from })}
              </Button>
            ))}
          </Row>
          <TimerList timers={timers} />
          <Small tone={3}>
            {isOn !== undefined && t(isOn ? 'recipe.screenOn' : 'recipe.screenOff')} {t('recipe.keys')}
          </Small>
        </Middle>
        <Ways>
          <Button variant="plain" aria-disabled={step === 0} onClick={back}>
            <Icon of={ArrowLeft} />
            {t('recipe.back')}
          </Button>
          <Button variant="primary" onClick={next}>
            {t(last ? 'recipe.done' : 'recipe.next')}
            {!last && <Icon of={ArrowRight} />}
          </Button>
        </Ways>
      </Room>
    </WholeDialog>
  );
}
