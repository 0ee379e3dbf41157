import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { usePaywall } from '@greenroom/auth';
import { bounds, type SceneFeedback, type SceneMoment } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { CareNote, Composer, Fine, TextLink } from '@greenroom/shared-ui';
import { texts } from '../feedback-texts.ts';
import { useTake } from './use-take.ts';

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
  const paywall = usePaywall();
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
        {!isBusy && refusal && 'reason' in refusal && t(`moments.refused.${refusal.reason}`)}{' '}
        {!isBusy && refusal && 'reason' in refusal && refusal.reason === 'plan' && (
          <TextLink as={Link} to={paywall}>
            {t('plans')}
          </TextLink>
        )}
        {!isBusy && !refusal && t('moments.kept')}
      </Fine>
    </Box>
  );
}
