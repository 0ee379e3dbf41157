import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { currentLocale } from '@greenroom/i18n';
import { below, Fine, Prose, Stack, Title, TwoColumns } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { ServerRenderedMarkdown } from '../../shared/markdown/index.ts';

const Columns = styled(TwoColumns)`
  margin-top: var(--s-9);
  ${below.lg} {
    margin-top: var(--s-7);
  }
`;

const Facts = styled.dl`
  margin-top: var(--s-5);
  > div {
    display: grid;
    grid-template-columns: 130px minmax(0, 1fr);
    gap: 16px;
    padding: 14px 0;
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--text-3);
  }
  ${below.sm} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 4px;
    }
  }
`;

const Story = styled(Prose)`
  max-width: 40em;
`;

const Note = styled(Fine)`
  max-width: 40em;
`;

/** Describes the coach's character and backstory, labelled as fiction. */
export function CoachAbout({ coach }: { coach: Coach }): ReactNode {
  const t = messages.useText();
  const who = { pronoun: coach.pronouns.subject, firstName: firstName(coach.name) };
  const facts = [
    [t('bio.manner'), coach.manner],
    [t('bio.goodFor'), coach.goodFor],
    [t('bio.lessGoodFor'), coach.lessGoodFor],
    [t('bio.method'), `${coach.method.name}. ${coach.method.summary}`],
  ];
  const nameOf = new Intl.DisplayNames(currentLocale(), { type: 'language' });
  return (
    <Columns>
      <section>
        <Title>{t('bio.like', who)}</Title>
        <Facts>
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd lang={coach.language}>{text}</dd>
            </div>
          ))}
          <div>
            <dt>{t('bio.languages')}</dt>
            <dd>{coach.languages.map((tag) => nameOf.of(tag)).join(', ')}</dd>
          </div>
        </Facts>
      </section>
      <Stack as="section">
        <Title>{t('bio.story', who)}</Title>
        <Story lang={coach.language}>
          <ServerRenderedMarkdown text={coach.story} />
        </Story>
        <Note tone={3}>{t('bio.character', who)}</Note>
      </Stack>
    </Columns>
  );
}
