import { useEffect, useRef, useState } from 'react';
import { codeOf, type RoleplaySession } from '@greenroom/contracts';
import { keepLine, readLine, type OutgoingLine } from './kept-line.ts';
import { useRoleplaySayMutation } from './say-api.ts';

type Outgoing = OutgoingLine & ({ state: 'sending' } | { state: 'failed'; code: string });

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
  const [send] = useRoleplaySayMutation();
  const [outgoing, setOutgoing] = useState<Outgoing | undefined>(() => {
    const kept = readLine(userRolePlayUuid);
    const said = lines.some(({ clientLineId }) => clientLineId === kept?.clientLineId);
    return kept && !said ? { ...kept, state: 'failed', code: 'offline' } : undefined;
  });

  const deliver = async (line: OutgoingLine) => {
    keepLine(userRolePlayUuid, line);
    setOutgoing({ ...line, state: 'sending' });
    const { error } = await send({ params: { userRolePlayUuid }, body: line });
    if (!error) keepLine(userRolePlayUuid, undefined);
    setOutgoing(error ? { ...line, state: 'failed', code: codeOf(error) } : undefined);
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
      keepLine(userRolePlayUuid, undefined);
      setOutgoing(undefined);
      return outgoing?.text ?? '';
    },
  };
}
