import { useEffect, useRef, useState } from 'react';
import { type Store, useDispatch } from '@greenroom/api-client';
import { codeOf, type RoleplaySession } from '@greenroom/contracts';
import { readAnew } from '../../shared/roleplay/index.ts';
import { keepLine, readLine, type OutgoingLine } from './kept-line.ts';
import { useRoleplaySayMutation } from './say-api.ts';

type Outgoing = OutgoingLine &
  (
    | {
        state: 'sending';
        /** How many lines the scene has with what came of it, once that is known. */
        until?: number;
      }
    | { state: 'failed'; code: string }
  );

interface Saying {
  /** What is not known to be said yet. */
  outgoing: Outgoing | undefined;
  say(text: string): void;
  /** The same line once more, after it failed. */
  again(): void;
  /** Takes a line that failed back; gives its text. */
  takeBack(): string;
}

/** Says lines, one at a time. A line outlives a reload, and is said once however often it is sent. */
export function useSay(session: RoleplaySession): Saying {
  const { userRolePlayUuid, lines, unanswered } = session;
  const dispatch = useDispatch<Store['dispatch']>();
  const [send] = useRoleplaySayMutation();
  const [sent, setSent] = useState<Outgoing | undefined>(() => {
    const kept = readLine(userRolePlayUuid);
    return kept && { ...kept, state: 'failed', code: 'offline' };
  });
  // The page can learn by another way what came of a line whose reply was lost.
  const outgoing = sent && !isDone(sent, session) ? sent : undefined;
  if (sent !== outgoing) setSent(outgoing);
  useEffect(() => {
    if (!outgoing) keepLine(userRolePlayUuid, undefined);
  }, [outgoing, userRolePlayUuid]);

  const deliver = async (line: OutgoingLine) => {
    keepLine(userRolePlayUuid, line);
    setSent({ ...line, state: 'sending' });
    const { data, error } = await send({ params: { userRolePlayUuid }, body: line });
    const code = error && codeOf(error);
    // The scene may have been ended or deleted elsewhere.
    const now = code === 'conflict' || code === 'not_found' ? (await dispatch(readAnew(userRolePlayUuid))).data : data;
    const over = now?.status === 'ended' || now?.status === 'cancelled';
    if (now && (!code || over)) setSent({ ...line, state: 'sending', until: now.lines.length });
    else if (code) setSent({ ...line, state: 'failed', code });
    if (!code || code === 'not_found' || over) keepLine(userRolePlayUuid, undefined);
  };

  // Said, and nobody answered: the server went away in between.
  const asked = useRef<string>(undefined);
  const open = lines.find(({ clientLineId }) => clientLineId !== null && clientLineId === unanswered);
  useEffect(() => {
    if (!open || outgoing || asked.current === unanswered) return;
    asked.current = open.clientLineId!;
    void deliver({ clientLineId: open.clientLineId!, text: open.text });
  });

  return {
    outgoing,
    say: (text) => void deliver({ clientLineId: crypto.randomUUID(), text }),
    again: () => {
      if (outgoing) void deliver({ clientLineId: outgoing.clientLineId, text: outgoing.text });
    },
    takeBack: () => {
      setSent(undefined);
      return outgoing?.text ?? '';
    },
  };
}

/** Whether the scene that is shown holds all that will come of a line. A reply is there a moment before it is shown. */
function isDone(sent: Outgoing, { lines, status }: RoleplaySession): boolean {
  if (sent.state === 'sending') return sent.until !== undefined && lines.length >= sent.until;
  const over = status === 'ended' || status === 'cancelled';
  return over || lines.some(({ clientLineId }) => clientLineId === sent.clientLineId);
}
