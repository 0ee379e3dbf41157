import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { bounds, type SceneFeedback, type SceneMoment } from '@greenroom/contracts';
import { CareNote, Composer, Fine } from '@greenroom/shared-ui';
import { ClosedNote } from '../../../shared/roleplay/index.ts';
import { texts } from '../feedback-texts.ts';
import { type RefusalReason, useTake } from './use-take.ts';

const Box = styled.div`
  display: grid;
  gap: 10px;
  max-width: 720px;
`;

interface TakeBoxProps {
  notes: SceneFeedback;
  moment: SceneMoment;
  ref: Ref<HTMLTextAreaElement | null>;
}

/** The field for a moment's next line. Help lines are shown beside it where the line signals danger. */
export function TakeBox({ notes, moment, ref }: TakeBoxProps): ReactNode {
  const t = texts.useText();
  const { text, write, take, isBusy, refusal } = useTake(notes, moment);
  const label = t('moments.label', { take: moment.takes.length + 1 });
  return (
    <Box>
      <Composer
        ref={ref}
        label={label}
        placeholder={label}
        value={text}
        onChange={write}
        onSend={take}
        sendLabel={t('moments.send')}
        answering={isBusy}
        maxLength={bounds.sceneLineLength}
      />
      {refusal && 'care' in refusal && <CareNote text={refusal.care} />}
      <Fine tone={refusal ? 'bad' : 3} role="status">
        {isBusy && t('moments.busy', { name: notes.partner.name })}
        {!isBusy && refusal && 'reason' in refusal && <RefusedTake reason={refusal.reason} />}
        {!isBusy && !refusal && t('moments.kept')}
      </Fine>
    </Box>
  );
}

function RefusedTake({ reason }: { reason: RefusalReason }): ReactNode {
  const t = texts.useText();
  if (reason === 'logIn') return <ClosedNote code="not_authenticated">{null}</ClosedNote>;
  if (reason === 'plan') return <ClosedNote code="plan_required">{t('moments.refused.plan')}</ClosedNote>;
  return t(`moments.refused.${reason}`);
}
