import styled from '@emotion/styled';
import { BellRing, Timer as TimerIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Icon, IconButton, VisuallyHidden } from '@greenroom/shared-ui';
import { doingMessages } from '../../../shared/doing/index.ts';
import { timeLeft } from './timers.ts';
import type { Timers } from './use-timers.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
    align-items: center;
    padding: 4px 4px 4px 14px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-control);
    font-feature-settings: 'tnum';
  }
  li[data-rung] {
    border-color: var(--text);
    background: var(--surface-2);
  }
`;

/** Lists running and ringing timers. Times are visible, but announced only when a timer is up. */
export function TimerList({ timers: { all, now, longer, stop } }: { timers: Timers }): ReactNode {
  const t = doingMessages.useText();
  const isUp = (endsAt: number) => endsAt <= now;
  const upText = ({ step, from, to }: (typeof all)[number]) =>
    to === undefined
      ? t('recipe.up', { step: step + 1, minutes: from })
      : t('recipe.upTo', { step: step + 1, minutes: from, to });
  return (
    <>
      {all.length > 0 && (
        <List aria-label={t('recipe.timers')}>
          {all.map((timer) =>
            isUp(timer.endsAt) ? (
              <li key={`${timer.step} ${timer.from}`} data-rung>
                <Icon of={BellRing} />
                {upText(timer)}
                <Button size="s" variant="plain" onClick={() => longer(timer)}>
                  {t('recipe.longer')}
                </Button>
                <Button size="s" variant="quiet" onClick={() => stop(timer)}>
                  {t('recipe.quiet')}
                </Button>
              </li>
            ) : (
              <li key={`${timer.step} ${timer.from}`}>
                <Icon of={TimerIcon} />
                <span>{t('recipe.timerOf', { step: timer.step + 1 })}</span>
                <span>{t('recipe.left', { time: timeLeft(timer.endsAt, now) })}</span>
                <IconButton icon={X} label={t('recipe.stop', { step: timer.step + 1 })} onClick={() => stop(timer)} />
              </li>
            ),
          )}
        </List>
      )}
      <VisuallyHidden role="alert">
        {all
          .filter(({ endsAt }) => isUp(endsAt))
          .map(upText)
          .join(' ')}
      </VisuallyHidden>
    </>
  );
}
