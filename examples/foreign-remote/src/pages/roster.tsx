import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { fillPath, paths } from '@greenroom/contracts';
import { Link, usePageHead } from '@greenroom/navigation';
import { Body, Button, Display, Lead, Page as MainPage, TextLink } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { useRosterCoachesQuery } from '../roster-api.ts';

export function Page(): ReactNode {
  const t = messages.useText();
  const { user } = useCurrentUser();
  usePageHead({ title: t('roster.title') });
  return (
    <MainPage>
      <Display>{t('roster.title')}</Display>
      <Lead>{user.loggedIn ? t('roster.account', { name: user.name ?? user.email ?? '' }) : t('roster.visitor')}</Lead>
      <Coaches />
    </MainPage>
  );
}

function Coaches(): ReactNode {
  const t = messages.useText();
  const { data, isError, refetch } = useRosterCoachesQuery();
  if (isError)
    return (
      <div role="alert">
        <Body>{t('roster.failed')}</Body>
        <Button variant="plain" onClick={() => void refetch()}>
          {t('roster.tryAgain')}
        </Button>
      </div>
    );
  if (!data) return <Body role="status">{t('roster.loading')}</Body>;
  const coaches = new Map(data.categories.flatMap((category) => category.coaches).map((coach) => [coach.slug, coach]));
  if (coaches.size === 0) return <Body>{t('roster.none')}</Body>;
  return (
    <ul>
      {[...coaches.values()].map(({ slug, name }) => (
        <li key={slug}>
          <TextLink as={Link} to={fillPath(paths.mentor, { instructorSlug: slug })} alone>
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
