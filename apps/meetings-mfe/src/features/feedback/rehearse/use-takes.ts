import { useState } from 'react';
import { codeOf, type MeetingMoment, type MeetingTake, mostTakes } from '@greenroom/contracts';
import { useCoachFeedbackTakeMutation } from '../feedback-api.ts';

/** Why a line was not accepted. `care`: help lines, as the server wrote them. */
type Refusal = { care: string } | { reason: 'offline' | 'failed' };

interface Takes {
  text: string;
  write(text: string): void;
  take(): void;
  again(): void;
  takes: readonly MeetingTake[];
  isFull: boolean;
  isBusy: boolean;
  refusal: Refusal | undefined;
}

/** Lines tried for a moment of a meeting. They exist only while the page is open. */
export function useTakes(conversationUuid: string, position: number): Takes {
  const [text, setText] = useState('');
  const [takes, setTakes] = useState<readonly MeetingTake[]>([]);
  const [send, { isLoading, error, reset }] = useCoachFeedbackTakeMutation();
  const write = (next: string) => {
    setText(next);
    if (error) reset();
  };
  const take = async () => {
    const { data } = await send({ params: { conversationUuid }, body: { position, text: text.trim() } });
    if (!data) return;
    setTakes((known) => [...known, data]);
    setText('');
  };
  return {
    ...{ text, write, takes },
    take: () => void take(),
    again: () => setTakes([]),
    isFull: takes.length >= mostTakes,
    isBusy: isLoading,
    refusal: error && refusalOf(error),
  };
}

function refusalOf(error: unknown): Refusal {
  const code = codeOf(error);
  if (code === 'care_first') return { care: (error as { message: string }).message };
  return { reason: code === 'offline' ? 'offline' : 'failed' };
}

export interface RehearsedMoment {
  conversationUuid: string;
  /** The index of the moment in the feedback. */
  position: number;
  moment: MeetingMoment;
}
