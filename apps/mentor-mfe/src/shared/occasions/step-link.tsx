import type { ReactNode } from 'react';
import { chatSaying, type Occasion, pathTo, paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { TextLink } from '@greenroom/shared-ui';
import { occasionMessages } from './messages/index.ts';

/** Steps before the day. */
export type OccasionStep = 'read' | 'rehearse' | 'talk';

/** Returns the path of a step; without a coach, the list to choose from. */
export function stepAddress({ what, content, scene, coach }: Occasion, step: OccasionStep): string {
  if (step === 'read' && content)
    return pathTo('libraryItem', { instructorSlug: content.instructorSlug, itemSlug: content.slug });
  if (step === 'rehearse' && scene)
    return pathTo('scenario', { categorySlug: scene.categorySlug, scenarioSlug: scene.slug });
  return coach ? chatSaying(coach.slug, what) : paths.coaches;
}

interface OneStep {
  of: Occasion;
  step: 'read' | 'rehearse';
}

/** Names the item to read or the scene to rehearse; nothing if the occasion has none. */
export function StepTitle({ of: { content, scene }, step }: OneStep): ReactNode {
  const t = occasionMessages.useText();
  const thing = step === 'read' ? content : scene;
  return thing && <span lang={thing.language ?? undefined}>{t(`step.${step}`, { title: thing.title })}</span>;
}

/** Links to the item to read or the scene to rehearse by its title; nothing if the occasion has none. */
export function StepLink({ of: one, step }: OneStep): ReactNode {
  if (!(step === 'read' ? one.content : one.scene)) return null;
  return (
    <TextLink alone as={Link} to={stepAddress(one, step)}>
      <StepTitle of={one} step={step} />
    </TextLink>
  );
}
