import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { paths, pathTo, type CoachCard } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Cast, CoachTile, TextLink } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { LandingSection } from './section.tsx';

const All = styled.p`
  margin-top: var(--s-5);
`;

/** Every coach, small. */
export function CastSection({ coaches }: { coaches: CoachCard[] }): ReactNode {
  const t = messages.useText();
  return (
    <LandingSection title={t('landing.cast', { count: coaches.length })} text={t('landing.castText')}>
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
      <All>
        <TextLink as={Link} to={paths.coaches}>
          {t('landing.allCoaches')}
        </TextLink>
      </All>
    </LandingSection>
  );
}
