import type { ReactNode } from 'react';
import { pathTo, type CoachCard } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Cast, CoachTile } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { castPlace } from './cast-place.ts';
import { LandingSection } from './section.tsx';

/** Every coach, small. */
export function CastSection({ coaches }: { coaches: CoachCard[] }): ReactNode {
  const t = messages.useText();
  return (
    <LandingSection title={t('landing.cast', { count: coaches.length })} text={t('landing.castText')} place={castPlace}>
      <Cast>
        {coaches.map(({ slug, name, field, portrait }) => (
          <CoachTile
            key={slug}
            as={Link}
            to={pathTo('mentor', { instructorSlug: slug })}
            name={name}
            field={field}
            portrait={portrait}
          />
        ))}
      </Cast>
    </LandingSection>
  );
}
