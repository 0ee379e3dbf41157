import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { codeOf, pathTo } from '@greenroom/contracts';
import { Link, usePageHead, useSearchParams } from '@greenroom/navigation';
import { PanelPage, Strip, StripLink } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { firstName, useCoach } from '../../shared/coach/index.ts';
import { lazyOptionalPart } from '../../shared/lazy/index.ts';
import { FailedPanel, MissingCoach } from '../../shared/waiting/index.ts';
import { useLibraryCategoriesQuery } from './library-api.ts';
import { LibraryItems } from './library-items.tsx';
import { LibraryOpening, LibraryOpeningLoading } from './library-opening.tsx';

const LibraryHistory = lazyOptionalPart(async () => (await import('./history/index.ts')).LibraryHistory);

const Groups = styled(Strip)`
  margin-top: var(--s-6);
`;

/** A coach's shelf by groups. The group is kept in the URL. */
export function Library({ instructorSlug }: { instructorSlug: string }): ReactNode {
  const t = messages.useText();
  const [query] = useSearchParams();
  const { currentData: coach, isError, error, refetch } = useCoach(instructorSlug);
  const { currentData: groups } = useLibraryCategoriesQuery({ params: { instructorSlug } });
  usePageHead(
    coach && {
      title: t('library.heading', { firstName: firstName(coach.name) }),
      description: `${t('bio.title', { name: coach.name, field: coach.field })}: ${t('library.lead', { pronoun: coach.pronouns.subject })}`,
    },
  );

  if (isError && !coach) {
    return (
      <PanelPage>
        {codeOf(error) === 'not_found' ? <MissingCoach /> : <FailedPanel error={error} retry={refetch} />}
      </PanelPage>
    );
  }

  const asked = query.get('category');
  const history = query.get('tab') === 'history';
  const group = groups?.find(({ slug }) => slug === asked);
  /* A group named in the URL is known once the groups are loaded; until then, do not fetch items to be discarded. */
  const groupKnown = asked === null || groups !== undefined;
  return (
    <>
      {coach ? <LibraryOpening coach={coach} /> : <LibraryOpeningLoading />}
      <Groups aria-label={t('library.groups')}>
        <StripLink
          as={Link}
          to={pathTo('library', { instructorSlug })}
          aria-current={group || history ? undefined : 'page'}
        >
          {t('library.everything')}
        </StripLink>
        {groups?.map(({ slug, name }) => (
          <StripLink
            key={slug}
            lang={coach?.language}
            as={Link}
            to={pathTo('library', { instructorSlug }, { category: slug })}
            aria-current={slug === group?.slug ? 'page' : undefined}
          >
            {name}
          </StripLink>
        ))}
        <StripLink
          as={Link}
          to={pathTo('library', { instructorSlug }, { tab: 'history' })}
          aria-current={history ? 'page' : undefined}
        >
          {t('library.history')}
        </StripLink>
      </Groups>
      {history && <LibraryHistory instructorSlug={instructorSlug} />}
      {groupKnown && !history && (
        <LibraryItems key={group?.uuid} instructorSlug={instructorSlug} parentUuid={group?.uuid} />
      )}
    </>
  );
}
