import styled from '@emotion/styled';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { tile } from '@greenroom/analytics';
import type { RecommendedScene } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, Figures, Head, IconButton, Small, Stack } from '@greenroom/shared-ui';
import { addressOf, Because, countedOf, forMeMessages } from '../../shared/for-me/index.ts';
import { Part } from './part.tsx';
import type { Answers } from './use-answers.ts';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 6px 20px;
    align-items: center;
    padding: 14px 0;
    border-bottom: 1px solid var(--line);
  }
  li:first-of-type {
    padding-top: 0;
  }
  h3 a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  ${below.sm} {
    li {
      grid-template-columns: minmax(0, 1fr) 44px;
    }
    li > p {
      grid-row: 2;
    }
  }
`;

interface SceneRowsProps {
  scenes: readonly RecommendedScene[];
  answers: Answers;
}

/** Recommends scenes related to the user's topics. */
export function SceneRows({ scenes, answers }: SceneRowsProps): ReactNode {
  const t = forMeMessages.useText();
  if (scenes.length === 0) return null;
  return (
    <Part title={t('forYou.scenes')}>
      <Rows>
        {scenes.map((one) => (
          <li key={one.recommendationId} {...tile(countedOf(one))}>
            <Stack gap={1}>
              <Head lang={one.scene.language ?? undefined}>
                <Link to={addressOf(one)} onClick={() => answers.opened(one)}>
                  {one.scene.title}
                </Link>
              </Head>
              <Because of={one.because} />
            </Stack>
            <Small tone={3}>
              <Figures>
                {t('rec.minutes', { minutes: one.scene.minutes, language: one.scene.language ?? 'none' })}
              </Figures>
            </Small>
            <IconButton
              icon={X}
              label={t('rec.notThisOf', { title: one.scene.title })}
              onClick={() => answers.wave(one)}
            />
          </li>
        ))}
      </Rows>
    </Part>
  );
}
