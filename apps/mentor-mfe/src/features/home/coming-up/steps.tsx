import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { chatSaying, type Occasion, pathTo, paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Icon, Small, TextLink } from '@greenroom/shared-ui';
import { firstName } from '../../../shared/coach/index.ts';
import { occasionMessages } from '../../../shared/occasions/index.ts';

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

type Step = 'read' | 'rehearse' | 'talk';

/** The way to one thing to do, as a button. */
export function StepButton({ of: one, step }: { of: Occasion; step: Step }): ReactNode {
  const t = occasionMessages.useText();
  const { content, scene, coach } = one;
  const label = () => {
    if (step === 'read') return t('step.read.open', { minutes: content?.minutes ?? 0 });
    if (step === 'rehearse') return t('step.rehearse.open', { minutes: scene?.minutes ?? 0 });
    return coach ? t('step.talk.open', { firstName: firstName(coach.name) }) : t('step.coaches.open');
  };
  return (
    <ButtonLink variant="primary" as={Link} to={addressOf(one, step)} {...pressed(`home.occasion.${step}`)}>
      {label()}
    </ButtonLink>
  );
}

/** All there is to do before the day, with what was done. */
export function StepList({ of: one }: { of: Occasion }): ReactNode {
  const t = occasionMessages.useText();
  const { content, scene, coach, read, rehearsed } = one;
  const steps = [
    content && { step: 'read' as const, done: read, lang: content.language, title: content.title },
    scene && { step: 'rehearse' as const, done: rehearsed, lang: scene.language ?? undefined, title: scene.title },
  ].filter((step) => step !== null);
  return (
    <List aria-label={t('steps')}>
      {steps.map(({ step, done, lang, title }) => (
        <li key={step}>
          <TextLink as={Link} to={addressOf(one, step)} lang={lang}>
            {t(`step.${step}`, { title })}
          </TextLink>
          {done && (
            <Small as="span" tone="good">
              <Icon of={Check} size="s" /> {t('done')}
            </Small>
          )}
        </li>
      ))}
      {coach && (
        <li>
          <TextLink as={Link} to={addressOf(one, 'talk')}>
            {t('step.talk', { firstName: firstName(coach.name) })}
          </TextLink>
        </li>
      )}
    </List>
  );
}

function addressOf({ what, content, scene, coach }: Occasion, step: Step): string {
  if (step === 'read' && content)
    return pathTo('libraryItem', { instructorSlug: content.instructorSlug, itemSlug: content.slug });
  if (step === 'rehearse' && scene)
    return pathTo('scenario', { categorySlug: scene.categorySlug, scenarioSlug: scene.slug });
  return coach ? chatSaying(coach.slug, what) : paths.coaches;
}
