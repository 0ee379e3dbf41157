import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { switchLocale, switchTheme, themeNow } from '@greenroom/auth';
import { paths, type Locale } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { Link, usePageTitle } from '@greenroom/navigation';
import {
  below,
  Display,
  HalfBar,
  HalfOfWords,
  Halves,
  Lead,
  Mark,
  Page,
  Row,
  TextButton,
  TextLink,
} from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { CoachSeat } from './coach-seat.tsx';
import { useAuthPage } from './use-auth-page.ts';

/* Includes a footer. */
const Entrance = styled(HalfOfWords)`
  grid-template-rows: auto 1fr auto;
  gap: var(--s-5);
  padding-bottom: var(--s-5);
`;

const Inner = styled.div`
  align-self: center;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  width: 100%;
  max-width: 460px;
  ${below.lg} {
    align-self: start;
    max-width: 560px;
  }
`;

const other: Record<Locale, { locale: Locale; name: string }> = {
  en: { locale: 'de', name: 'Deutsch' },
  de: { locale: 'en', name: 'English' },
};

interface AuthPageProps {
  /** Replaces the page's default texts. */
  words?: { title: string; heading: string; lead: string };
  /** Links to the other log-in pages, if any. */
  strip?: ReactNode;
  children: ReactNode;
}

/** Layout of a log-in page: the form on the left, a coach on the right. */
export function AuthPage({ words, strip, children }: AuthPageProps): ReactNode {
  const t = messages.useText();
  const { slug, coach } = useAuthPage();
  const lead = slug === 'login' || slug === 'signup' ? undefined : t(`auth.${slug}.lead`);
  const said = words ?? { title: t(`auth.${slug}.title`), heading: t(`auth.${slug}.heading`), lead };
  usePageTitle(said.title);
  const { locale, name } = other[currentLocale()];
  return (
    <Page bleed>
      <Halves>
        <Entrance>
          <HalfBar>
            <Mark as={Link} to={paths.root} label={t('markLabel')}>
              Greenroom
            </Mark>
          </HalfBar>
          <Inner>
            <Display>{said.heading}</Display>
            {strip}
            {said.lead !== undefined && <Lead>{said.lead}</Lead>}
            {children}
          </Inner>
          <Row wrap gap={5}>
            <TextLink alone as={Link} to={paths.helpCenter} size="fine">
              {t('auth.help')}
            </TextLink>
            <TextButton alone type="button" size="fine" lang={locale} onClick={() => switchLocale(locale)}>
              {name}
            </TextButton>
            <TextButton
              alone
              type="button"
              size="fine"
              onClick={() => switchTheme(themeNow() === 'dark' ? 'light' : 'dark')}
            >
              {t('auth.theme')}
            </TextButton>
          </Row>
        </Entrance>
        <CoachSeat coach={coach} />
      </Halves>
    </Page>
  );
}
