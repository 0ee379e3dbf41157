import styled from '@emotion/styled';
import { Plus, X } from 'lucide-react';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { Recap } from '@greenroom/contracts';
import { below, Button, Field, Fine, Icon, IconButton, Input, Row, Stack, TextArea } from '@greenroom/shared-ui';
import { messages } from '../../../messages/index.ts';
import { useChatRecapEditMutation } from './recap-api.ts';
import { draftOf, fits, recapBounds, recapOf, type RecapDraft } from './recap-draft.ts';

const Commitment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 158px 44px;
  gap: 8px;
  align-items: end;
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr) 44px;
    > :first-of-type {
      grid-column: 1 / -1;
    }
  }
`;

/** The form to correct a recap. */
export function RecapForm({ recap, close }: { recap: Recap; close(): void }): ReactNode {
  const t = messages.useText();
  const [save, saving] = useChatRecapEditMutation();
  const [draft, setDraft] = useState<RecapDraft>(() => draftOf(recap));
  const edited = recapOf(draft, recap.conversationUuid);

  const change = (part: Partial<RecapDraft>) => setDraft((now) => ({ ...now, ...part }));
  const changeCommitment = (index: number, part: Partial<RecapDraft['commitments'][number]>) =>
    change({ commitments: draft.commitments.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!fits(edited)) return;
    const { error } = await save({ body: edited });
    if (!error) close();
  };
  return (
    <Stack as="form" gap={4} onSubmit={submit}>
      <Field label={t('chat.recapGoal')}>
        <Input
          value={draft.goal}
          maxLength={recapBounds.length}
          onChange={({ target }) => change({ goal: target.value })}
        />
      </Field>
      <Field label={t('chat.recapDecided')} hint={t('chat.recapDecidedHint')}>
        <TextArea rows={2} value={draft.decided} onChange={({ target }) => change({ decided: target.value })} />
      </Field>
      {draft.commitments.map((commitment, index) => (
        <Commitment key={index}>
          <Field label={t('chat.recapCommitment')}>
            <Input
              value={commitment.text}
              maxLength={recapBounds.length}
              onChange={({ target }) => changeCommitment(index, { text: target.value })}
            />
          </Field>
          <Field label={t('chat.recapDue')}>
            <Input
              type="date"
              value={commitment.dueOn}
              onChange={({ target }) => changeCommitment(index, { dueOn: target.value })}
            />
          </Field>
          <IconButton
            icon={X}
            label={t('chat.recapRemove')}
            onClick={() => change({ commitments: draft.commitments.toSpliced(index, 1) })}
          />
        </Commitment>
      ))}
      {draft.commitments.length < recapBounds.lines && (
        <Row>
          <Button
            variant="plain"
            size="s"
            onClick={() => change({ commitments: [...draft.commitments, { text: '', dueOn: '' }] })}
          >
            <Icon of={Plus} />
            {draft.commitments.length === 0 ? t('chat.recapCommitment') : t('chat.recapAdd')}
          </Button>
        </Row>
      )}
      {!fits(edited) && <Fine tone="bad">{t('chat.recapTooLong')}</Fine>}
      {saving.isError && (
        <Fine tone="bad" role="alert">
          {t('chat.actionFailed')}
        </Fine>
      )}
      <Row gap={3}>
        <Button type="submit" disabled={!fits(edited)} busy={saving.isLoading} busyLabel={t('chat.saving')}>
          {t('chat.save')}
        </Button>
        <Button variant="plain" onClick={close}>
          {t('chat.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
