import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import { paths, type RecommendedScene } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Figures, Head, Icon, ownProps, Section, Small, TextLink, type LinkProps } from '@greenroom/shared-ui';
import { addressOf, Because, countedOf, forMeMessages } from '../../shared/for-me/index.ts';

const Line = styled('a', ownProps())<LinkProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 24px;
  gap: 16px;
  align-items: center;
  padding: 16px 0;
  border-top: 1px solid var(--line);
  text-decoration: none;
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
`;

interface WeekScenesProps {
  scenes: readonly RecommendedScene[];
  onOpen(recommendationId: string): void;
}

/** A few scenes, each with its reason. */
export function WeekScenes({ scenes, onOpen }: WeekScenesProps): ReactNode {
  const t = forMeMessages.useText();
  if (scenes.length === 0) return null;
  return (
    <Section
      title={t('home.scenes')}
      link={
        <TextLink alone as={Link} to={paths.categories}>
          {t('home.allScenes')}
        </TextLink>
      }
    >
      {scenes.map((one) => (
        <Line
          key={one.recommendationId}
          as={Link}
          to={addressOf(one)}
          onClick={() => onOpen(one.recommendationId)}
          {...tile(countedOf(one))}
        >
          <span>
            <Head lang={one.scene.language ?? undefined}>{one.scene.title}</Head>
            <Because of={one.because} plain />
          </span>
          <Small as="span" tone={3}>
            <Figures>
              {t('rec.minutes', { minutes: one.scene.minutes, language: one.scene.language ?? 'none' })}
            </Figures>
          </Small>
          <Icon of={ArrowRight} />
        </Line>
      ))}
    </Section>
  );
}
