import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { codeOf, type PracticePlan, type PracticeStep } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Figures, Section, Small, Stack, Tag, VisuallyHidden } from '@greenroom/shared-ui';
import { picturesOf, titleOf } from '../../shared/for-me/index.ts';
import { practiceMessages } from './messages/index.ts';
import { usePracticeStepMutation } from './practice-api.ts';
import { Step } from './step.tsx';

const Steps = styled.ol`
  display: grid;
  gap: var(--s-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One mark per step, filled when it is done. */
const Marks = styled.span`
  display: inline-flex;
  gap: 6px;
  i {
    width: 28px;
    height: 5px;
    border-radius: 3px;
    background: var(--line-strong);
  }
  i[data-done] {
    background: var(--good);
  }
`;

const Count = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  font-size: var(--fs-small);
  color: var(--text-2);
`;

/** Formats a calendar day, independent of the time zone. */
const dayNamed = (day: string) => formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Shows this week's steps and the progress. */
export function Week({ plan: { week, steps, before } }: { plan: PracticePlan }): ReactNode {
  const t = practiceMessages.useText();
  const [answer, answering] = usePracticeStepMutation();
  const [said, setSaid] = useState('');
  const done = steps.filter(({ state }) => state === 'done').length;
  const left = steps.filter(({ state }) => state === 'open').length;

  const pictures = picturesOf(steps.map(({ thing }) => thing));

  const say = async ({ stepUuid, thing }: PracticeStep, state: PracticeStep['state']) => {
    setSaid('');
    const { error } = await answer({ params: { stepUuid }, body: { state } });
    if (!error) setSaid(t(`said.${state}`, { title: titleOf(thing) }));
  };
  return (
    <Section
      title={t('week', { day: dayNamed(week.until) })}
      link={
        steps.length > 0 && (
          <Count>
            <Marks aria-hidden>
              {steps.map(({ stepUuid, state }) => (
                <i key={stepUuid} data-done={state === 'done' || undefined} />
              ))}
            </Marks>
            <Figures>{t('count', { done, of: steps.length })}</Figures>
          </Count>
        )
      }
    >
      <Stack gap={4}>
        {before && (
          <Small tone={2}>
            {t('before', { ...before, fewer: before.done * 2 < before.of && steps.length < before.of ? 'yes' : 'no' })}
          </Small>
        )}
        {steps.length === 0 && <Small tone={2}>{t('noSteps')}</Small>}
        {steps.length > 0 && left === 0 && done > 0 && (
          <Small tone="good">{t('allDone', { day: dayNamed(dayAfter(week.until)) })}</Small>
        )}
        <div role="alert">
          {answering.error !== undefined && (
            <Tag icon={CircleAlert} tone="bad">
              {t(codeOf(answering.error) === 'offline' ? 'offline' : 'notKept')}
            </Tag>
          )}
        </div>
        <Steps>
          {steps.map((step, at) => (
            <Step key={step.stepUuid} step={step} picture={pictures[at]!} onAnswer={(state) => void say(step, state)} />
          ))}
        </Steps>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Stack>
    </Section>
  );
}
