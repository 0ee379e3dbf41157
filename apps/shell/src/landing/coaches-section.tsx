import type { ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import { coachesAnchor, pathTo, type CoachCard } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { CoachGrid, CoachTile } from '@greenroom/shared-ui';
import { landingMessages } from './messages/index.ts';
import { LandingSection } from './section.tsx';

/** Shows all coaches as small portraits. */
export function CoachesSection({ coaches }: { coaches: CoachCard[] }): ReactNode {
  const t = landingMessages.useText();
  return (
    <LandingSection title={t('coaches', { count: coaches.length })} text={t('coachesText')} place={coachesAnchor}>
      <CoachGrid>
        {coaches.map((coach) => {
          const { slug, name, field, portrait, language } = coach;
          return (
            <CoachTile
              key={slug}
              as={Link}
              to={pathTo('mentor', { instructorSlug: slug })}
              name={name}
              field={field}
              wordsLang={language}
              portrait={portrait}
              {...tile({ instructor_slug: slug })}
            />
          );
        })}
      </CoachGrid>
    </LandingSection>
  );
}
