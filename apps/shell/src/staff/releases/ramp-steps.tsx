import styled from '@emotion/styled';
import { Check, CircleAlert, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReleaseRamp } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Fine, ScrollBox, Tag } from '@greenroom/shared-ui';
import { words } from '../words.ts';
import { isOn, percent } from './ramps.ts';
import { VerdictText } from './verdict-text.tsx';

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(150px, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
`;

const Step = styled.li`
  display: grid;
  gap: 2px;
  align-content: start;
  padding: 16px 18px;
  border-left: 1px solid var(--line);
  &:first-of-type {
    border-left: 0;
  }
  &[aria-current] {
    background: var(--surface-2);
    box-shadow: inset 0 3px 0 var(--accent);
  }
`;

const Share = styled.span`
  font: 300 38px/1.1 var(--font-display);
  font-feature-settings: 'lnum', 'tnum';
  [data-to-come] > & {
    color: var(--text-3);
  }
`;

const moment = (at: string) => formatDate(at, { weekday: 'short', hour: 'numeric', minute: 'numeric' });

/** Shows a ramp's steps: done, current and upcoming; and the latest guardrail verdict. */
export function RampSteps({ ramp }: { ramp: ReleaseRamp }): ReactNode {
  const t = words.useText();
  const { steps, step, state, stepSince, nextAt, waitsUntil, endedAt, version, verdict, stable } = ramp;
  const on = isOn(ramp) ? ramp : undefined;
  const passed = (index: number) => index < step || state === 'done';
  const label = t('releases.steps', { version, count: steps.length });
  return (
    <>
      <ScrollBox role="group" aria-label={label} tabIndex={0}>
        <List aria-label={label}>
          {steps.map((share, index) => (
            <Step
              key={share}
              aria-current={on && index === step ? 'step' : undefined}
              data-to-come={passed(index) || index === step ? undefined : ''}
            >
              <Share>{percent(share)}</Share>
              {passed(index) && (
                <Tag icon={Check} tone="good">
                  {t('releases.step.passed')}
                </Tag>
              )}
              {!passed(index) && index === step && on !== undefined && (
                <>
                  <Tag icon={CircleDot}>{t(`releases.step.${on.state}`)}</Tag>
                  <Fine tone={2}>{t('releases.since', { when: moment(stepSince) })}</Fine>
                </>
              )}
              {!passed(index) && index === step && !on && (
                <Tag icon={CircleAlert} tone="bad">
                  {t('releases.step.returned')}
                </Tag>
              )}
              {on && index === step + 1 && (
                <Fine tone={2}>
                  {nextAt === null ? t('releases.step.next') : t('releases.notBefore', { when: moment(nextAt) })}
                  {waitsUntil !== null && `, ${t('releases.waitsUntil', { when: formatDate(waitsUntil) })}`}
                </Fine>
              )}
            </Step>
          ))}
        </List>
      </ScrollBox>
      <Fine tone={2}>
        {endedAt !== null &&
          t(`releases.ended.${state === 'done' ? 'done' : 'returned'}`, { version, when: moment(endedAt) })}{' '}
        <VerdictText verdict={verdict} stable={stable} />
      </Fine>
    </>
  );
}
