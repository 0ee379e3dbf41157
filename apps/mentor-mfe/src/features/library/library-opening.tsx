import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pathTo } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import {
  BarShape,
  below,
  Body,
  Display,
  Lead,
  MarkedWords,
  Print,
  PrintShape,
  Skeleton,
  Stack,
  TextLink,
} from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { lazyOptionalPart } from '../../shared/lazy/index.ts';
import { firstName, type Coach } from '../../shared/coach/index.ts';

const LibraryCount = lazyOptionalPart(async () => (await import('./history/index.ts')).LibraryCount);

const Opening = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  gap: var(--s-6);
  align-items: end;
  padding-top: var(--s-5);
  ${below.lg} {
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 18px;
  }
`;

const Purpose = styled(Lead)`
  max-width: 30em;
`;

/** Introduces the shelf's coach. */
export function LibraryOpening({ coach }: { coach: Coach }): ReactNode {
  const t = messages.useText();
  const { slug: instructorSlug, name, field, language, portrait, pronouns } = coach;
  return (
    <Opening>
      <Print src={portrait} alt={t('bio.portrait', { name })} loading="eager" />
      <Stack gap={3}>
        <Body tone={2}>
          <TextLink alone as={Link} to={pathTo('mentor', { instructorSlug })}>
            {name}
          </TextLink>
          <MarkedWords in={t('library.field', { field })} words={field} lang={language} />
        </Body>
        <Display>{t('library.heading', { firstName: firstName(name) })}</Display>
        <Purpose>{t('library.lead', { pronoun: pronouns.subject })}</Purpose>
        <LibraryCount instructorSlug={instructorSlug} count={coach.contents} />
      </Stack>
    </Opening>
  );
}

export function LibraryOpeningLoading(): ReactNode {
  const t = messages.useText();
  return (
    <Skeleton label={t('loading.library')}>
      <Opening>
        <PrintShape />
        <Stack gap={4}>
          <BarShape width="30%" />
          <BarShape width="60%" height="56px" />
          <BarShape width="80%" />
        </Stack>
      </Opening>
    </Skeleton>
  );
}
