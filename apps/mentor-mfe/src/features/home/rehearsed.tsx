import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type Homepage, paths } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { Figures, Section, Small, TextLink, VisuallyHidden } from '@greenroom/shared-ui';
import { forMeMessages } from '../../shared/for-me/index.ts';
import { weekOf } from './week-of.ts';

const Week = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 8px;
  align-items: end;
  height: 120px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: 8px;
    justify-items: center;
    align-content: end;
    height: 100%;
    font-size: var(--fs-fine);
    color: var(--text-2);
  }
  i {
    width: 100%;
    max-width: 30px;
    min-height: 3px;
    border-radius: 2px;
    background: var(--surface-3);
  }
  i[data-on] {
    background: linear-gradient(115deg, var(--text), color-mix(in srgb, var(--text) 55%, var(--bg)));
  }
`;

const highestPx = 84;

/** Shows how long the user rehearsed on each of the last seven days, in scenes and calls. */
export function Rehearsed({ times }: { times: Homepage['rehearsed'] }): ReactNode {
  const t = forMeMessages.useText();
  const week = weekOf(times, new Date());
  const most = Math.max(1, ...week.map(({ minutes }) => minutes));
  const inAll = week.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Section
      title={t('home.rehearsed')}
      link={
        <Small as="span" tone={2}>
          <Figures>{t('home.minutesThisWeek', { minutes: inAll })}</Figures>
        </Small>
      }
    >
      <Week>
        {week.map(({ day, minutes }) => (
          <li key={day.getTime()}>
            <i data-on={minutes > 0 || undefined} style={{ height: (minutes / most) * highestPx }} />
            <span aria-hidden="true">{formatDate(day, { weekday: 'narrow' })}</span>
            <VisuallyHidden>
              {t('home.minutesOn', { day: formatDate(day, { weekday: 'long' }), minutes })}
            </VisuallyHidden>
          </li>
        ))}
      </Week>
      <Small tone={3}>{t('home.noStreaks')}</Small>
      <TextLink alone as={Link} to={paths.progress} size="small">
        {t('home.progress')}
      </TextLink>
    </Section>
  );
}
