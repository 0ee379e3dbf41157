import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import { pathTo, type SceneCard } from '@greenroom/contracts';
import { currentLocale, formatNumber } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { below, Figures, Fine, Icon, ownProps, Small, softHyphens, Title, type LinkProps } from '@greenroom/shared-ui';
import { wordsLangOf } from '../../shared/scene/index.ts';
import { messages } from '../../messages/index.ts';

const Line = styled('a', ownProps())<LinkProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 150px 64px 24px;
  gap: var(--s-4);
  align-items: center;
  padding: 18px 0;
  border-bottom: 1px solid var(--line);
  text-decoration: none;
  &:first-of-type {
    border-top: 1px solid var(--line);
  }
  &:hover h3 {
    transform: translateX(10px);
  }
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px 14px;
  }
`;

const Name = styled(Title)`
  font-size: 26px;
  transition: transform var(--t-move) var(--ease-out);
  ${below.lg} {
    font-size: 22px;
  }
`;

const State = styled(Fine)`
  display: grid;
  gap: 6px;
`;

/* Three sessions are drawn, further ones are only counted. */
const drawnSessions = 3;

const PastSessions = styled.span`
  display: flex;
  gap: 4px;
  i {
    width: 22px;
    height: 4px;
    border-radius: 2px;
    background: var(--surface-3);
  }
  i[data-done] {
    background: var(--text);
  }
`;

const Minutes = styled(Small)`
  ${below.lg} {
    grid-row: 1;
    grid-column: 2;
    align-self: start;
    padding-top: 6px;
  }
`;

const Arrow = styled(Icon)`
  ${below.lg} {
    display: none;
  }
`;

interface SceneRowProps {
  scene: SceneCard;
  /** Why the scene is suggested, in place of its summary. */
  because?: string;
  /** Whether to show the account's own sessions; a visitor has none. */
  withSessions: boolean;
}

/** A scene as a row of a list, with a link to it. */
export function SceneRow({ scene, because, withSessions }: SceneRowProps): ReactNode {
  const t = messages.useText();
  const { uuid, slug, categorySlug, title, summary, minutes, tries, best } = scene;
  const lang = wordsLangOf(scene);
  const score = best && formatNumber(best.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Line
      as={Link}
      to={pathTo('scenario', { categorySlug, scenarioSlug: slug })}
      {...tile({ category_slug: categorySlug, content_uuid: uuid, content_title: title })}
    >
      <span>
        <Name as="h3" lang={lang}>
          {softHyphens(title)}
        </Name>
        <Small as="span" tone={2} lang={because === undefined ? lang : undefined}>
          {because ?? summary}
        </Small>
        {lang !== undefined && lang !== currentLocale() && (
          <Fine as="span" tone={3}>
            {' '}
            {t('scenes.otherLanguage', { language: lang })}
          </Fine>
        )}
      </span>
      <State as="span" tone={2}>
        {withSessions && tries > 0 && (
          <PastSessions role="img" aria-label={t('scenes.tries', { count: tries })}>
            {Array.from({ length: drawnSessions }, (_, at) => (
              <i key={at} data-done={at < tries || undefined} />
            ))}
          </PastSessions>
        )}
        {withSessions && (
          <Figures>{score === null ? t('scenes.notTried', { tries }) : t('scenes.best', { score })}</Figures>
        )}
      </State>
      <Minutes as="span" tone={3}>
        <Figures>{t('scenes.minutes', { minutes })}</Figures>
      </Minutes>
      <Arrow of={ArrowRight} />
    </Line>
  );
}
