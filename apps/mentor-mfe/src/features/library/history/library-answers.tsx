import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pathTo, type ExerciseAnswers } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Section, Small, TextButton, TextLink } from '@greenroom/shared-ui';
import { doingMessages, useLibraryAnswersQuery } from '../../../shared/doing/index.ts';
import { forMeMessages } from '../../../shared/for-me/index.ts';
import { dayNamed } from '../../../shared/history/index.ts';

const Entry = styled.details`
  max-width: 660px;
  padding: var(--s-3) 0;
  border-top: 1px solid var(--line);
  summary {
    min-height: 44px;
    cursor: pointer;
    font-size: 18px;
  }
  dt {
    margin-top: var(--s-3);
    font-size: var(--fs-small);
    color: var(--text-2);
  }
  dd {
    margin: 0 0 var(--s-3);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Lists what the user wrote in the exercises of a shelf; nothing if there is none. */
export function LibraryAnswers({ instructorSlug }: { instructorSlug: string }): ReactNode {
  const t = doingMessages.useText();
  const { data, isError, refetch } = useLibraryAnswersQuery(
    { params: { instructorSlug }, query: {} },
    { refetchOnMountOrArgChange: true },
  );
  if (!data && isError)
    return (
      <p role="alert">
        {t('answers.notLoaded')} <TextButton onClick={() => void refetch()}>{t('answers.retry')}</TextButton>
      </p>
    );
  if (!data || data.entries.length === 0) return null;
  return (
    <Section title={t('answers.mine')}>
      <Small tone={2}>{t('answers.mineText')}</Small>
      {data.entries.map((entry) => (
        <Answers key={entry.content.uuid} entry={entry} />
      ))}
    </Section>
  );
}

function Answers({ entry: { content, fields, answers, changedAt } }: { entry: ExerciseAnswers }): ReactNode {
  const [t, own] = [doingMessages.useText(), forMeMessages.useText()];
  const { instructorSlug, slug: itemSlug, title, language } = content;
  return (
    <Entry>
      <summary>
        <span lang={language}>{title}</span>
        {changedAt && `, ${dayNamed(changedAt, own)}`}
      </summary>
      <dl>
        {fields
          .filter(({ slug }) => answers[slug])
          .map(({ slug, label }) => (
            <div key={slug}>
              <dt lang={language}>{label}</dt>
              <dd>{answers[slug]}</dd>
            </div>
          ))}
      </dl>
      <TextLink as={Link} to={pathTo('libraryItem', { instructorSlug, itemSlug })}>
        {t('answers.open')}
      </TextLink>
    </Entry>
  );
}
