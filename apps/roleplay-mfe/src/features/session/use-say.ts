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
        /** Number of lines of the scene that includes the answer, once it is known. */
        until?: number;
      }
    | { state: 'failed'; code: string }
  );

interface Saying {
  /** The line that is not known to be delivered yet. */
  outgoing: Outgoing | undefined;
  say(text: string): void;
  /** Sends a failed line again. */
  again(): void;
  /** Takes a failed line back and returns its text. */
  takeBack(): string;
}

/** Sends lines, one at a time. A line survives a reload, and is said once however often it is sent. */
export function useSay(session: RoleplaySession): Saying {
  const { userRolePlayUuid, lines, unanswered } = session;
  const dispatch = useDispatch<Store['dispatch']>();
  const [send] = useRoleplaySayMutation();
  const [sent, setSent] = useState<Outgoing | undefined>(() => {
    const kept = readLine(userRolePlayUuid);
    return kept && { ...kept, state: 'failed', code: 'offline' };
  });
  // A reloaded session may show that a line was delivered although its reply was lost.
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

  // The line was stored but not answered: the server stopped in between.
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

/**
 * Reports whether the rendered scene includes everything that follows from a line. A reply arrives a moment before it
 * is rendered.
 */
function isDone(sent: Outgoing, { lines, status }: RoleplaySession): boolean {
  if (sent.state === 'sending') return sent.until !== undefined && lines.length >= sent.until;
  const over = status === 'ended' || status === 'cancelled';
  return over || lines.some(({ clientLineId }) => clientLineId === sent.clientLineId);
}
