import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import type { Memory } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Body, Button, Row, Small, Stack, VisuallyHidden } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { settingMessages } from '../../shared/setting/index.ts';
import { useMemoryCorrectMutation } from './memory-api.ts';
import { MemoryForm } from './memory-form.tsx';

const Entry = styled.li`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4) 0;
  border-top: 1px solid var(--line);
`;

interface MemoryLineProps {
  memory: Memory['memories'][number];
  onChanged(): void;
}

/** A row for the memory of one conversation: read, correct or delete it. */
export function MemoryLine({ memory, onChanged }: MemoryLineProps): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const { conversationUuid, instructorName, title, updatedAt } = memory;
  const [open, setOpen] = useState(false);
  const [correct, { isLoading, error }] = useMemoryCorrectMutation();
  const failure = failureOf(error);
  const forget = async () => {
    const nothing = { goal: null, decided: [], commitments: [], facts: [] };
    const { error: failed } = await correct({ body: { conversationUuid, ...nothing } });
    if (!failed) onChanged();
  };
  const kept = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <Entry>
      <Stack gap={1}>
        <Body>{title}</Body>
        <Small tone={2}>
          {t('memory.from', { coach: instructorName, day: formatDate(updatedAt, { dateStyle: 'medium' }) })}
        </Small>
      </Stack>
      {open ? <MemoryForm memory={memory} onKept={kept} /> : <Remembered memory={memory} />}
      <Row wrap gap={3}>
        <Button size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'memory.leave' : 'memory.correct')} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
        <Button
          size="s"
          variant="quiet"
          busy={isLoading}
          busyLabel={words('form.sending')}
          onClick={() => void forget()}
        >
          {t('memory.forget')} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </Row>
      <FormNotice failure={failure && sayFailure(failure, [])} />
    </Entry>
  );
}

function Remembered({
  memory: { goal, decided, commitments, facts = [] },
}: Pick<MemoryLineProps, 'memory'>): ReactNode {
  const t = settingMessages.useText();
  const day = (dueOn: string | null) =>
    dueOn === null ? '' : formatDate(dueOn, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Stack gap={1}>
      {goal !== null && <Small>{t('memory.goalIs', { goal })}</Small>}
      {decided.map((one) => (
        <Small key={one}>{t('memory.decidedIs', { decision: one })}</Small>
      ))}
      {commitments.map(({ text, dueOn }) => (
        <Small key={text}>
          {dueOn === null ? t('memory.planIs', { plan: text }) : t('memory.planBy', { plan: text, day: day(dueOn) })}
        </Small>
      ))}
      {facts.map((one) => (
        <Small key={one}>{t('memory.factIs', { fact: one })}</Small>
      ))}
    </Stack>
  );
}
