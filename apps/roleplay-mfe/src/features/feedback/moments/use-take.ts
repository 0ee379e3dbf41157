import { useState } from 'react';
import { keepDraft, readDraft } from '@greenroom/auth';
import { codeOf, type SceneFeedback, type SceneMoment } from '@greenroom/contracts';
import { useRoleplayTakeMutation } from './takes-api.ts';

/** Why a take was rejected. `care`: help lines, as the server wrote them. */
export type RefusalReason = 'plan' | 'logIn' | 'unsafe' | 'offline' | 'failed';
type Refusal = { care: string } | { reason: RefusalReason };

interface Taking {
  text: string;
  write(text: string): void;
  take(): void;
  isBusy: boolean;
  refusal: Refusal | undefined;
}

/**
 * Handles the line for a moment: the draft survives a reload until it is sent, and sending it twice stores one take.
 */
export function useTake(
  { userRolePlayUuid, conversationUuid }: Pick<SceneFeedback, 'userRolePlayUuid' | 'conversationUuid'>,
  { position }: SceneMoment,
): Taking {
  const place = `take:${userRolePlayUuid}:${position}`;
  const [text, setText] = useState(() => readDraft(place));
  const [takeUuid, setTakeUuid] = useState(() => crypto.randomUUID());
  const [send, { isLoading, error, reset }] = useRoleplayTakeMutation();
  const write = (next: string) => {
    setText(next);
    keepDraft(place, next);
    if (error) reset();
  };
  const take = async () => {
    const body = { takeUuid, position, text: text.trim() };
    const { data } = await send({ conversationUuid, params: { userRolePlayUuid }, body });
    if (!data) return;
    setTakeUuid(crypto.randomUUID());
    write('');
  };
  return { text, write, take: () => void take(), isBusy: isLoading, refusal: error && refusalOf(error) };
}

function refusalOf(error: unknown): Refusal {
  const code = codeOf(error);
  if (code === 'care_first') return { care: (error as { message: string }).message };
  if (code === 'not_authenticated') return { reason: 'logIn' };
  if (code === 'plan_required') return { reason: 'plan' };
  if (code === 'unprocessable') return { reason: 'unsafe' };
  return { reason: code === 'offline' ? 'offline' : 'failed' };
}
