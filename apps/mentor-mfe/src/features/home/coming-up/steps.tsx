import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import type { Occasion } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Icon, Small, TextLink } from '@greenroom/shared-ui';
import { firstName } from '../../../shared/coach/index.ts';
import {
  occasionMessages,
  type OccasionStep,
  stepAddress,
  StepLink,
  StepTitle,
} from '../../../shared/occasions/index.ts';

const List = styled.ul`
  display: grid;
  gap: var(--s-1);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    min-height: 32px;
    color: var(--text-2);
    font-size: var(--fs-small);
  }
`;

/** A button that leads to a step. */
export function StepButton({ of: one, step }: { of: Occasion; step: OccasionStep }): ReactNode {
  const t = occasionMessages.useText();
  const { content, scene, coach } = one;
  const label = () => {
    if (step === 'read') return t('step.read.open', { minutes: content?.minutes ?? 0 });
    if (step === 'rehearse') return t('step.rehearse.open', { minutes: scene?.minutes ?? 0 });
    return coach ? t('step.talk.open', { firstName: firstName(coach.name) }) : t('step.coaches.open');
  };
  return (
    <ButtonLink variant="primary" as={Link} to={stepAddress(one, step)} {...pressed(`home.occasion.${step}`)}>
      {label()}
    </ButtonLink>
  );
}

/** Lists all steps before the day, with those done. The next one is linked by its button alone. */
export function StepList({ of: one, next }: { of: Occasion; next: OccasionStep }): ReactNode {
  const t = occasionMessages.useText();
  const { content, scene, coach, read, rehearsed } = one;
  const steps = [
    content && { step: 'read' as const, done: read },
    scene && { step: 'rehearse' as const, done: rehearsed },
  ].filter((step) => step !== null);
  return (
    <List aria-label={t('steps')}>
      {steps.map(({ step, done }) => (
        <li key={step}>
          {step === next ? <StepTitle of={one} step={step} /> : <StepLink of={one} step={step} />}
          {done && (
            <Small as="span" tone="good">
              <Icon of={Check} size="s" /> {t('done')}
            </Small>
          )}
        </li>
      ))}
      {coach && (
        <li>
          {next === 'talk' ? (
            t('step.talk', { firstName: firstName(coach.name) })
          ) : (
            <TextLink alone as={Link} to={stepAddress(one, 'talk')}>
              {t('step.talk', { firstName: firstName(coach.name) })}
            </TextLink>
          )}
        </li>
      )}
    </List>
  );
}
