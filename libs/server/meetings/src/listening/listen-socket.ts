import { z } from 'zod';
import { callCloseCodes, listenProtocol, listenSocketPath, type ListenClientMessage } from '@greenroom/contracts';
import { understands } from '@greenroom/ports/transcriber';
import { type Clock } from '@greenroom/ports/clock';
import { opensConnection } from '@greenroom/audio';
import { type Sockets } from '@greenroom/ports/sockets';
import { findMeeting, findParts } from '../meetings.repository.ts';
import type { BeginListeningDependencies } from './begin-listening.ts';
import { keepHeard } from './keep-heard.ts';
import { listenForm, type ListenConnection } from './listen-connection.ts';
import { MeetingListener } from './meeting-listener.ts';

export interface ListenSocketDependencies extends BeginListeningDependencies {
  clock: Clock;
  now(): Date;
}

/** The meetings that this instance is listening to. */
export interface Listeners {
  socket(sockets: Sockets): void;
  /** Stops listening to a meeting; resolves once everything said is stored. */
  settle(conversationUuid: string): Promise<void>;
}

export function createListeners(dependencies: ListenSocketDependencies): Listeners {
  const { db, engines, admission, clock, now, log } = dependencies;
  const going = new Map<string, MeetingListener>();

  const admit = async (line: ListenConnection, hello: ListenClientMessage, conversationUuid: string) => {
    if (hello.type !== 'hello') return line.close(callCloseCodes.flood);
    if (hello.version !== listenProtocol) return line.close(callCloseCodes.protocol);
    const uuid = z.uuid().safeParse(conversationUuid).data;
    const row = uuid === undefined ? undefined : await findMeeting(db, uuid);
    const isOpen = row?.status === 'open' && row.listenHash !== null && opensConnection(row.listenHash, hello.token);
    if (!row || !isOpen) return line.close(callCloseCodes.refused);
    // The newer page takes over the meeting, after what the older one heard is stored.
    await going.get(row.conversationUuid)?.settle(callCloseCodes.superseded);
    const { conversationUuid: at, ownerId, othersAgreed, createdAt } = row;
    const parts = await findParts(db, at);
    const isUnderstood = understands(engines.transcriber, hello.language);
    if (isUnderstood) admission.enter(at);
    const listening: MeetingListener = new MeetingListener(
      {
        ...{ engines, clock, log },
        keep: (turn) => keepHeard(db, { ownerId }, at, turn),
        onOver() {
          if (going.get(at) !== listening) return;
          going.delete(at);
          admission.leave(at);
        },
      },
      {
        conversationUuid: at,
        language: hello.language,
        words: !isUnderstood ? 'none' : othersAgreed ? 'everyone’s' : 'one’s own',
        heard: parts.flatMap(({ turns }) => turns),
        goneMs: Math.max(0, now().getTime() - createdAt.getTime()),
      },
      line,
    );
    going.set(at, listening);
  };
  return {
    socket(sockets) {
      sockets.open<ListenClientMessage, Parameters<ListenConnection['send']>[0]>({
        path: listenSocketPath,
        form: listenForm,
        admit: (line, hello, { params }) =>
          admit(line, hello, (params as { conversationUuid: string }).conversationUuid),
        stop: async () => {
          await Promise.all([...going.values()].map((one) => one.settle(callCloseCodes.goingAway)));
        },
        ...{ clock, log },
      });
    },
    settle: async (conversationUuid) => going.get(conversationUuid)?.settle(),
  };
}
