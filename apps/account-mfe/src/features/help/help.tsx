import styled from '@emotion/styled';
import { Suspense, use, useMemo, useState, type ReactNode } from 'react';
import { usePlansOff } from '@greenroom/auth';
import { supportLabel } from '@greenroom/contracts';
import { supportUrl, useLocation } from '@greenroom/navigation';
import {
  BarShape,
  Body,
  Display,
  Field,
  Input,
  Skeleton,
  Small,
  Stack,
  TextLink,
  useInBrowser,
  VisuallyHidden,
} from '@greenroom/shared-ui';
import { helpMessages } from './messages/index.ts';
import { useScrollToPlace } from '../../shared/place/index.ts';
import { Answer } from './answer.tsx';
import { articlesFor } from './articles-for.ts';
import { loadArticles } from './load-articles.ts';
import { searchOver } from './search-articles.ts';

const Room = styled(Stack)`
  max-width: 760px;
  padding: var(--s-5) 0 var(--s-8);
`;

const Danger = styled(Small)`
  padding: var(--s-3) var(--s-4);
  border-left: 2px solid var(--warn);
  background: var(--surface-1);
`;

/** The help center, for everyone. */
export function Help(): ReactNode {
  const t = helpMessages.useText();
  return (
    <Room gap={5}>
      <Display>{t('help.heading')}</Display>
      <Danger>{t('help.danger')}</Danger>
      <Suspense
        fallback={
          <Skeleton label={t('help.loading')}>
            <BarShape height="320px" />
          </Skeleton>
        }
      >
        <Answers />
      </Suspense>
    </Room>
  );
}

/** Shows how to contact support. */
function Contact(): ReactNode {
  const t = helpMessages.useText();
  const inBrowser = useInBrowser();
  if (!inBrowser) return null;
  const contact = supportUrl();
  if (contact === undefined) return <Small tone={2}>{t('help.noContact')}</Small>;
  return (
    <Small tone={2}>
      {t('help.contact')} <TextLink href={contact}>{supportLabel(contact)}</TextLink>
    </Small>
  );
}

interface Opened {
  /** The id of the article last named by the URL. */
  asked: string;
  byId: Record<string, boolean>;
}

function Answers(): ReactNode {
  const t = helpMessages.useText();
  const all = use(loadArticles());
  const plansOff = usePlansOff();
  const articles = useMemo(() => articlesFor(all, { plansOff }), [all, plansOff]);
  const search = useMemo(() => searchOver(articles), [articles]);
  const [words, setWords] = useState('');
  const { hash } = useLocation();
  const asked = hash.slice(1);
  const [opened, setOpened] = useState<Opened>({ asked, byId: { [asked]: true } });
  if (opened.asked !== asked) setOpened({ asked, byId: { ...opened.byId, [asked]: true } });
  const found = search(words);
  const searching = words.trim() !== '';
  useScrollToPlace();
  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Field label={t('help.search')}>
          <Input
            type="search"
            value={words}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      </form>
      <VisuallyHidden role="status">{searching && t('help.found', { count: found.length })}</VisuallyHidden>
      <div>
        {found.map((article) => (
          <Answer
            key={article.id}
            article={article}
            open={opened.byId[article.id] ?? false}
            onToggle={(open) => setOpened((before) => ({ ...before, byId: { ...before.byId, [article.id]: open } }))}
          />
        ))}
      </div>
      {found.length === 0 && <Body>{t('help.nothing', { words })}</Body>}
      <Contact />
    </>
  );
}
