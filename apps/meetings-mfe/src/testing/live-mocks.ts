import { mockContract, type MockHandler, mockSocket } from '@greenroom/api-client/testing';
import {
  callCloseCodes,
  listenBounds,
  listenSocketPath,
  listenSocketPathOf,
  roomSocketPath,
  type ListenClientMessage,
  type ListenServerMessage,
  type LiveMeasures,
  type RoomClientMessage,
  type RoomServerMessage,
} from '@greenroom/contracts';

/** The live measures after some seconds: the visitor speaks first, then another person answers. */
function liveAfter(seconds: number): LiveMeasures {
  const own = Math.min(seconds, 12) + Math.max(0, seconds - 30);
  const talkShare = Math.round((100 * own) / Math.max(1, seconds));
  return {
    atMs: seconds * 1_000,
    talkShare,
    shares: [
      { speaker: '', you: true, percent: talkShare },
      { speaker: 'Ines', you: false, percent: 100 - talkShare },
    ],
    ...(seconds < 12 ? { pace: null, paceRating: null } : { pace: 142, paceRating: 'GOOD' }),
    fillersAMinute: seconds < 12 ? null : 2.4,
    longestTurnSeconds: Math.max(12, seconds - 30),
    questions: seconds < 12 ? 0 : 1,
    nudge: seconds < 6 ? null : { kind: 'ask-something', atMs: 6_000 },
  };
}

/** A server that reports the same measures for every meeting, and rooms without other people. */
export function liveMocks(): MockHandler[] {
  return [
    mockContract('meetingsListen', ({ params: { conversationUuid } }) => ({
      socketPath: listenSocketPathOf(conversationUuid),
      token: 'token',
      understands: true,
    })),
    mockContract('meetingsEnterRoom', ({ body: { room = 'a-room-of-nobody-else1' } }) => ({
      by: 'local',
      room,
      token: 'token',
    })),
    mockSocket<ListenServerMessage>(listenSocketPath, ({ say, close, onClose }) => {
      let seconds = 0;
      const tell = () => say({ type: 'live', live: liveAfter((seconds += 1)) });
      const telling = setInterval(tell, listenBounds.liveEveryMs);
      onClose(() => clearInterval(telling));
      return ({ type }: ListenClientMessage) => {
        if (type === 'hello') tell();
        if (type !== 'finish') return;
        say({ type: 'settled' });
        close(callCloseCodes.ended);
      };
    }),
    mockSocket<RoomServerMessage>(roomSocketPath, ({ say }) => ({ type }: RoomClientMessage) => {
      if (type === 'hello') say({ type: 'welcome', others: [] });
    }),
  ];
}
