import { LanguageModelError } from '@greenroom/ports/language-model';
import { MailerUnavailableError, MailRefusedError } from '@greenroom/ports/mailer';
import { ModeratorUnavailableError } from '@greenroom/ports/moderator';
import { PaymentsError } from '@greenroom/ports/payments';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import { allOf } from '@greenroom/test-tools/all-of';
import { type AdapterOutcome, outcomeOf } from './adapter-outcome.ts';
import { watchAdapter } from './watch-adapter.ts';

const live = new AbortController().signal;
const outcomes: unknown[] = [];
beforeEach(() => void (outcomes.length = 0));

const fails = new LanguageModelError('cut-off', 'The model broke off');
const vendor = {
  name: 'scripted',
  async ask(_signal: AbortSignal, error?: Error) {
    if (error) throw error;
    return this.name;
  },
  async *speak(_request: { signal: AbortSignal }, error?: Error) {
    yield 'a';
    if (error) throw error;
    yield 'b';
  },
  sign: () => 'signed',
  prepare: async () => {},
};
const watched = () => watchAdapter(vendor, (outcome) => outcomes.push(outcome));

it('records calls that succeed and calls that fail without changing them', async () => {
  await expect(watched().ask(live)).resolves.toBe('scripted');
  await expect(watched().ask(live, fails)).rejects.toBe(fails);
  expect(outcomes).toEqual(['success', 'cut-off']);
});

it('records iterations when they end', async () => {
  const read = async (error?: Error) => allOf(watched().speak({ signal: live }, error));
  await expect(read()).resolves.toEqual(['a', 'b']);
  await expect(read(fails)).rejects.toBe(fails);
  expect(outcomes).toEqual(['success', 'cut-off']);
});

it('records a success if the reader stops early', async () => {
  for await (const _ of watched().speak({ signal: live })) break;
  expect(outcomes).toEqual(['success']);
});

it('records nothing for members that do not reach a vendor', async () => {
  expect([watched().name, watched().sign()]).toEqual(['scripted', 'signed']);
  await watched().prepare();
  expect(outcomes).toEqual([]);
});

it.each([
  ['a caller who disconnected', AbortSignal.abort(), []],
  ['a caller who timed out', AbortSignal.abort(new DOMException('', 'TimeoutError')), ['too-slow']],
])('records for %s: %j', async (_, signal, expected) => {
  await expect(watched().ask(signal, fails)).rejects.toBe(fails);
  await expect(allOf(watched().speak({ signal }, fails))).rejects.toBe(fails);
  expect(outcomes).toEqual([...expected, ...expected]);
});

it.each<[Error, AdapterOutcome]>([
  [new LanguageModelError('too-slow', ''), 'too-slow'],
  [new LanguageModelError('not-allowed', ''), 'not-allowed'],
  [new LanguageModelError('refused', ''), 'success'],
  [new SpeechEngineError('not-installed', ''), 'not-installed'],
  [new SpeechEngineError('unknown-language', ''), 'success'],
  [new PaymentsError('unavailable', ''), 'unavailable'],
  [new PaymentsError('refused', ''), 'refused'],
  [new PaymentsError('declined', ''), 'success'],
  [new PaymentsError('not-found', ''), 'success'],
  [new MailerUnavailableError(''), 'unavailable'],
  [new MailRefusedError(''), 'success'],
  [new ModeratorUnavailableError(''), 'unavailable'],
  [new Error('ENOSPC: no space left on device'), 'unavailable'],
])('tells %s apart from a refused request: %s', (error, expected) => {
  expect(outcomeOf(error, live)).toBe(expected);
});
