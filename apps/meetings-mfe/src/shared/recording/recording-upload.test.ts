import { NotSent } from '@greenroom/api-client/send-bytes';
import type { Recording } from '@greenroom/contracts';
import { uploadRecording, type UploadState } from './recording-upload.ts';
import type { SoundPiece } from './sound/index.ts';

async function* pieces(count: number, from = 1): AsyncGenerator<SoundPiece> {
  for (let position = from; position <= count; position += 1) yield { position, bytes: new Uint8Array(2) };
}

/** Uploads to a server that answers by a script: a failure, or nothing to accept the piece. */
async function upload(
  script: readonly (Error | undefined)[],
  { of = pieces(3), uploaded = 0 }: { of?: AsyncGenerator<SoundPiece>; uploaded?: number } = {},
) {
  const states: UploadState[] = [];
  const sent: number[] = [];
  const pauses: number[] = [];
  const stop = new AbortController();
  let asked = 0;
  await uploadRecording(
    {
      async send(position) {
        const failure = script[asked];
        asked += 1;
        if (failure) throw failure;
        sent.push(position);
        return { uploaded: uploaded + sent.length } as Recording;
      },
      async pause(attempt) {
        pauses.push(attempt);
      },
    },
    of,
    { uploaded, signal: stop.signal, onState: (state) => states.push(state) },
  );
  return { states, sent, pauses };
}

it('sends every piece in order, and says how far it is', async () => {
  const { sent, states } = await upload([]);
  expect(sent).toEqual([1, 2, 3]);
  expect(states.map(({ status, uploaded }) => `${status} ${uploaded}`)).toEqual([
    'sending 0',
    'sending 1',
    'sending 2',
    'sending 3',
    'sent 3',
  ]);
});

it('goes on from the pieces that are there already', async () => {
  const { sent, states } = await upload([], { of: pieces(3, 3), uploaded: 2 });
  expect(sent).toEqual([3]);
  expect(states.at(-1)).toEqual({ status: 'sent', uploaded: 3 });
});

it('sends a piece again, after longer and longer pauses, until the server has it', async () => {
  const away = new NotSent('offline', true);
  const { sent, states, pauses } = await upload([undefined, away, new NotSent('unavailable', true)]);
  expect(sent).toEqual([1, 2, 3]);
  expect(pauses).toEqual([0, 1]);
  expect(states).toContainEqual({ status: 'waiting', uploaded: 1 });
});

it.each([
  ['conflict', 'refused'],
  ['not_found', 'refused'],
  ['plan_required', 'plan'],
] as const)('stops if the server answers %s', async (code, why) => {
  const { sent, states } = await upload([undefined, new NotSent(code, false)]);
  expect(sent).toEqual([1]);
  expect(states.at(-1)).toEqual({ status: 'stopped', uploaded: 1, why });
});

it('stops where the file cannot be decoded further, and keeps what was sent', async () => {
  async function* broken() {
    yield* pieces(2);
    throw new Error('not decodable');
  }
  const { sent, states } = await upload([], { of: broken() });
  expect(sent).toEqual([1, 2]);
  expect(states.at(-1)).toEqual({ status: 'stopped', uploaded: 2, why: 'damaged' });
});
