import { callProtocol, type CallServerMessage, type CallStarted, type CallTurn } from '@greenroom/contracts';

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

export const sampleCall: CallStarted = {
  callUuid: uuid(701),
  conversationUuid: uuid(702),
  socketPath: `/api/v1/calls/${uuid(701)}/socket`,
  resumeToken: 'a-resume-token',
  protocol: callProtocol,
  voices: [{ name: 'imogen', language: 'en', engine: 'embedded' }],
  understands: 'embedded',
  allowanceMs: null,
};

type Welcome = Extract<CallServerMessage, { type: 'welcome' }>;

export const welcome = (change: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  version: callProtocol,
  resumed: false,
  taken: 0,
  framesTaken: 0,
  nowMs: 0,
  state: { status: 'calling' },
  language: 'en',
  talk: 'hands-free',
  muted: false,
  turns: [],
  leftMs: null,
  ...change,
});

export const sampleTurn = (change: Partial<CallTurn>): CallTurn => ({
  id: 1,
  messageUuid: null,
  author: 'coach',
  how: 'spoken',
  text: '',
  heard: '',
  status: 'going-on',
  atMs: 0,
  ...change,
});
