import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import { paths, pathTo, type CoachCategory } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { CoachTile, Section, Small, TextLink } from '@greenroom/shared-ui';
import { forMeMessages } from '../../shared/for-me/index.ts';

/* One scrolling row, in a focusable box. */
const Strip = styled.div`
  display: flex;
  gap: var(--s-6);
  margin-inline: calc(-1 * var(--edge));
  padding: 4px var(--edge);
  overflow-x: auto;
  section {
    flex: none;
  }
`;

const Group = styled.div`
  display: flex;
  gap: var(--s-4);
  > * {
    width: clamp(138px, 13vw, 190px);
  }
`;

const Category = styled(Small)`
  margin-bottom: var(--s-3);
`;

interface CoachesByCategoryProps {
  categories: readonly CoachCategory[];
  count: number;
}

/** Lists all coaches by subject. */
export function CoachesByCategory({ categories, count }: CoachesByCategoryProps): ReactNode {
  const t = forMeMessages.useText();
  if (count === 0) return null;
  return (
    <Section
      title={t('home.coaches')}
      link={
        <TextLink alone as={Link} to={paths.coaches}>
          {t('home.allCoaches', { count })}
        </TextLink>
      }
    >
      {}
      <Strip tabIndex={0} role="group" aria-label={t('home.coaches')}>
        {categories.map(({ slug, name, coaches }) => (
          <section key={slug} aria-label={name}>
            <Category tone={2} aria-hidden="true">
              {name}
            </Category>
            <Group>
              {coaches.map((coach) => (
                <CoachTile
                  key={coach.slug}
                  as={Link}
                  to={pathTo('mentor', { instructorSlug: coach.slug })}
                  portrait={coach.portrait}
                  name={coach.name}
                  field={coach.field}
                  wordsLang={coach.language}
                  {...tile({ instructor_slug: coach.slug })}
                />
              ))}
            </Group>
          </section>
        ))}
      </Strip>
    </Section>
  );
}
