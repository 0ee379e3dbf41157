import { act, screen, waitFor, within } from '@testing-library/react';
import { type HttpHandler, mockContract, MockFailure, sampleData } from '@greenroom/api-client/testing';
import { callEnds, type CallServerMessage, type CallStart } from '@greenroom/contracts';
import { browserParts } from '@greenroom/conversation/call';
import { callControlTexts } from '@greenroom/conversation/call-controls';
import { FakeCall, sampleCall, sampleTurn } from '@greenroom/conversation/call/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';
import { texts } from './call-texts.ts';

jest.mock('@greenroom/conversation/call', () => ({
  ...jest.requireActual<object>('@greenroom/conversation/call'),
  browserParts: jest.fn(),
}));

withMockedApi();
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
beforeEach(() => Promise.all([texts.load(), callControlTexts.load()]));

/** Opens the page with a fake browser and socket for its call; its requests go to mocks of the API. */
async function openCallPage(address = '/aimentor/imogen-vale/call', first: HttpHandler[] = []) {
  const call = new FakeCall();
  jest.mocked(browserParts).mockImplementation(({ start }) => ({ ...call.parts, start }));
  const requests: CallStart[] = [];
  const page = await showPage(address, [
    ...first,
    mockContract('callsStart', ({ body }) => {
      requests.push(body);
      return { ...sampleCall, conversationUuid: body.conversationUuid };
    }),
    ...mentorMocks({ conversations: [sampleData.conversation] }),
  ]);
  const tell = (...messages: CallServerMessage[]) => act(() => messages.forEach((one) => call.socket.tells(one)));
  const ring = async () => {
    await page.user.click(await startButton());
    await screen.findByRole('button', { name: 'End the call' });
    act(() => call.welcomes({ state: { status: 'waiting' } }));
  };
  return { ...page, call, requests, tell, ring };
}

/** The first page of a run also loads its code, hence the long timeout. */
const startButton = () => screen.findByRole('button', { name: 'Start the call' }, { timeout: 10_000 });

const said = (call: FakeCall) => call.socket.said.slice(1);

test('a call rings, is welcomed, and continues the latest conversation with this coach', async () => {
  const { ring, requests } = await openCallPage();
  await ring();
  expect(await screen.findByText('Waiting for you')).toBeVisible();
  expect(requests).toEqual([
    expect.objectContaining({ conversationUuid: sampleData.conversation.uuid, instructorSlug: 'imogen-vale' }),
  ]);
});

test('the call request carries what led to the call', async () => {
  const message = '00000000-0000-4000-8000-000000000009';
  sessionStorage.setItem('previousUrl', '/aimentor/imogen-vale/chat');
  const { ring, requests } = await openCallPage(`/aimentor/imogen-vale/call?message=${message}`);
  await ring();
  expect(requests[0]?.analytics).toEqual(
    expect.objectContaining({
      conversationId: requests[0]?.conversationUuid,
      currentPage: 'mentorChat',
      userTriggerMessageId: message,
    }),
  );
});

test.each<[CallServerMessage & { type: 'state' }, string, string]>([
  [
    { type: 'state', state: { status: 'bot-speaking', utteranceId: 1, interruptible: true } },
    'Imogen is speaking',
    'Speak to interrupt',
  ],
  [{ type: 'state', state: { status: 'user-speaking' } }, 'Listening', 'Take your time. Silence is fine here.'],
  [{ type: 'state', state: { status: 'muted' } }, 'You’re muted', 'Imogen can’t hear you. Unmute when you’re back.'],
  [{ type: 'state', state: { status: 'loading-bot-transcript' } }, 'Thinking', 'One moment.'],
  [{ type: 'state', state: { status: 'idle-thinking' } }, 'Still working, almost there', 'A longer answer than usual.'],
  [{ type: 'state', state: { status: 'role-play-starting' } }, 'Places, please', 'Imogen is on the way in.'],
  [{ type: 'state', state: { status: 'on-hold' } }, 'On hold', 'The clock has stopped. Come back when the kettle has.'],
])('%j', async (state, head, sub) => {
  const { ring, tell } = await openCallPage();
  await ring();
  tell(state);
  expect(screen.getAllByText(head)[0]).toBeVisible();
  expect(screen.getByText(sub)).toBeVisible();
});

test('a countdown shows when the call hangs up, and the button to stay stops it', async () => {
  const { ring, tell, call, user } = await openCallPage();
  await ring();
  tell({ type: 'state', state: { status: 'idle-call-end-countdown', endsAtMs: 15_000 } });
  expect(screen.getByText(/Hanging up in 0:1[45]\. Say something to stay\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I’m here' }));
  expect(said(call).at(-1)).toMatchObject({ type: 'stay' });
});

test('the script shows everything that is said, the coach’s words only once they are heard', async () => {
  const { ring, tell, call } = await openCallPage();
  await ring();
  const script = screen.getByRole('complementary', { name: 'Live script' });
  tell({ type: 'hearing', text: 'How do I' });
  expect(within(script).getByText('How do I')).toBeVisible();
  tell(
    { type: 'turn', turn: sampleTurn({ id: 1, author: 'person', text: 'How do I begin?', status: 'done' }) },
    { type: 'utterance', utteranceId: 2, kind: 'answer', turnId: 1, rateHz: 22_050 },
    { type: 'turn', turn: sampleTurn({ id: 2, text: 'With **one** breath. Then wait.' }) },
    { type: 'caption', utteranceId: 2, text: 'With **one** breath.', fromMs: 0, durationMs: 900 },
  );
  expect(within(script).getByText('How do I begin?')).toBeVisible();
  expect(screen.queryByText('With one breath.')).not.toBeInTheDocument();
  act(() => call.sound.played({ utteranceId: 2, playedMs: 100, at: 'playing' }));
  expect(within(script).getByText('With one breath.')).toBeVisible();
  tell({
    type: 'turn',
    turn: sampleTurn({ id: 2, text: 'With one breath. Then wait.', heard: 'With one', status: 'interrupted' }),
  });
  expect(within(script).getByText('With one…')).toBeVisible();
});

test('words that may be misheard are marked, also for screen readers, and the mark is explained', async () => {
  const { ring, tell } = await openCallPage();
  await ring();
  const script = screen.getByRole('complementary', { name: 'Live script' });
  const turn = sampleTurn({ id: 1, author: 'person', text: 'We talk on Thursday at noon.', status: 'done' });
  tell({ type: 'turn', turn });
  expect(within(script).queryByText(/Dotted words/)).not.toBeInTheDocument();
  tell({ type: 'turn', turn: { ...turn, doubts: [3] } });
  expect(script).toHaveTextContent('We talk on Thursday (not sure) at noon.');
  expect(within(script).getByText(/Dotted words may be misheard/)).toBeVisible();
});

test('mute, hold, typing and push-to-talk reach the server', async () => {
  const { ring, call, user } = await openCallPage();
  await ring();
  await user.click(screen.getByRole('button', { name: 'Mute my microphone' }));
  await user.click(screen.getByRole('button', { name: 'Hold the call' }));
  await user.click(screen.getByRole('button', { name: 'Hold the call' }));
  await user.click(screen.getByRole('button', { name: 'Type to Imogen' }));
  await user.type(await screen.findByRole('textbox', { name: 'Message to Imogen' }), 'Hello{Enter}');
  await user.click(screen.getByRole('button', { name: 'Sound and settings' }));
  await user.click(await screen.findByRole('radio', { name: 'Hold space to talk' }));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{ >}');
  await user.keyboard('{/ }');
  expect(said(call).map(({ type }) => type)).toEqual(['mute', 'hold', 'hold', 'typed', 'talk', 'talk-key', 'talk-key']);
});

/** Fakes a browser that lets a page choose between two loudspeakers. */
function withSpeakers(): void {
  const devices = ['default', 'desk', 'headset'].map((deviceId) => ({
    kind: 'audiooutput',
    deviceId,
    label: deviceId,
  }));
  const mediaDevices = Object.assign(new EventTarget(), { enumerateDevices: async () => devices });
  Object.assign(window, {
    AudioContext: class {
      setSinkId() {}
    },
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
}

test('the loudspeaker can be chosen beside the microphone when the browser supports it', async () => {
  const { ring, call, user } = await openCallPage();
  await ring();
  await user.click(screen.getByRole('button', { name: 'Sound and settings' }));
  await screen.findByRole('combobox', { name: 'Microphone' });
  expect(screen.queryByRole('combobox', { name: 'Speaker' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close sound and settings' }));
  withSpeakers();
  await user.click(screen.getByRole('button', { name: 'Sound and settings' }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Speaker' }),
    await screen.findByRole('option', { name: 'headset' }),
  );
  await waitFor(() => expect(call.sound.speaker).toBe('headset'));
  expect(screen.getByRole('combobox', { name: 'Speaker' })).toHaveDisplayValue('headset');
  Reflect.deleteProperty(window, 'AudioContext');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('the volume starts at one half and can be changed', async () => {
  const { ring, call, user } = await openCallPage();
  await ring();
  await user.click(screen.getByRole('button', { name: 'Sound and settings' }));
  const slider = await screen.findByRole('slider', { name: 'Volume of the voice' });
  expect(slider).toHaveValue('0.5');
  slider.focus();
  expect(call.sound.volume).toBe(0.5);
});

test.each([
  ['NotAllowedError', 'Permission denied. Please allow access to your microphone.'],
  ['NotFoundError', /^Permission denied or no microphone detected/],
])('%s shows the specification’s sentence and a way to type', async (name, sentence) => {
  const { call, user } = await openCallPage();
  call.sound.refusal = new DOMException('', name);
  await user.click(await startButton());
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Type instead' }));
  expect(await screen.findByRole('textbox', { name: 'Message to Imogen' })).toBeVisible();
});

test.each([
  ['unavailable', 'Service is currently down. Could not connect to voice service. Please come back later.'],
  ['busy', /^We’re handling as many calls/],
  ['plan_required', 'What was said is kept. With a plan you talk on.'],
  ['rate_limited', 'Please wait a few minutes and try again.'],
] as const)('the page explains a call refused with %s', async (code, sentence) => {
  const { user } = await openCallPage();
  await startButton();
  answerWith(
    mockContract('callsStart', () => {
      throw new MockFailure(code);
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Start the call' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each(callEnds.filter((why) => why !== 'cancelled' && why !== 'switched-to-chat'))(
  'a call ended by %s has its own text',
  async (why) => {
    const { ring, tell } = await openCallPage();
    await ring();
    tell({ type: 'ended', why, talkedMs: 420_000, paywall: why === 'allowance-used' });
    expect(screen.getAllByText(texts.text(`ended.${why}.head`, { firstName: 'Imogen' }))[0]).toBeVisible();
    expect(screen.getByText(texts.text(`ended.${why}.sub`, { firstName: 'Imogen', minutes: 7 }))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End the call' })).not.toBeInTheDocument();
  },
);

test.each([
  'transcriber-failing',
  'model-failing',
  'voice-failing',
  'allowance-nearly-used',
  'time-nearly-over',
] as const)('%s during a call is shown, the call continues, and the user can type', async (notice) => {
  const { ring, tell, call, user } = await openCallPage();
  await ring();
  tell({ type: 'notice', notice, leftMs: 60_000 });
  expect(screen.getByText(texts.text(`notice.${notice}`, { firstName: 'Imogen' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Type to Imogen' }));
  await user.type(await screen.findByRole('textbox', { name: 'Message to Imogen' }), 'Hello{Enter}');
  expect(said(call).at(-1)).toMatchObject({ type: 'typed', text: 'Hello' });
  expect(screen.getByRole('button', { name: 'End the call' })).toBeVisible();
});

test('when the free minutes run out during a call, the goodbye is played to its end before a plan is offered', async () => {
  const { ring, tell } = await openCallPage();
  await ring();
  tell(
    { type: 'notice', notice: 'allowance-nearly-used', leftMs: 60_000 },
    { type: 'utterance', utteranceId: 9, kind: 'goodbye', turnId: null, rateHz: 22_050 },
    { type: 'state', state: { status: 'bot-speaking', utteranceId: 9, interruptible: false } },
  );
  expect(screen.getByRole('button', { name: 'End the call' })).toBeVisible();
  tell({ type: 'ended', why: 'allowance-used', talkedMs: 420_000, paywall: true });
  expect(screen.getByRole('link', { name: texts.text('findPlan') })).toBeVisible();
});

test('the call page works by keyboard alone, and every control has a name', async () => {
  const { ring, user } = await openCallPage();
  await ring();
  const wanted = screen.getAllByRole('button');
  const reached = new Set<Element>();
  for (let n = 0; n < 60; n += 1) {
    await user.tab();
    if (document.activeElement) reached.add(document.activeElement);
  }
  expect(wanted.filter((one) => !reached.has(one)).map((one) => one.outerHTML)).toEqual([]);
  expect(wanted.filter((one) => !one.textContent && !one.getAttribute('aria-label'))).toEqual([]);
});

test('switching to the chat hangs up first, then opens the conversation', async () => {
  const { ring, tell, call, user } = await openCallPage();
  await ring();
  await user.click(screen.getByRole('button', { name: 'Go on in the chat' }));
  expect(said(call).at(-1)).toMatchObject({ type: 'end', why: 'switched-to-chat' });
  expect(window.location.pathname).toMatch(/\/call$/);
  tell({ type: 'ended', why: 'switched-to-chat', talkedMs: 1, paywall: false });
  expect(window.location.pathname + window.location.search).toBe(
    `/aimentor/imogen-vale/chat?conversation=${sampleData.conversation.uuid}`,
  );
});

test('states are announced in one place, once they are stable', async () => {
  const { ring, tell } = await openCallPage();
  await ring();
  tell({ type: 'state', state: { status: 'user-speaking' } });
  const told = screen.getAllByRole('status').find((one) => /Listening|Waiting|Call/.test(one.textContent));
  expect(told).not.toHaveTextContent('Listening');
  expect(await screen.findAllByText('Listening')).toHaveLength(1);
  await waitFor(() => expect(told).toHaveTextContent('Listening'));
});

test('says that an unknown coach does not exist', async () => {
  await openCallPage('/aimentor/nobody/call');
  expect(await screen.findByRole('heading', { name: 'No coach by that name' })).toBeVisible();
});

describe('before a call', () => {
  const engines = (understands: 'embedded' | 'none', speaks: 'embedded' | 'local' = 'embedded') =>
    mockContract('callsEngines', () => ({ en: { speaks, understands }, de: { speaks, understands } }));
  const browser = globalThis as { SpeechRecognition?: unknown };
  const recognition = (available: string, installs = true) => {
    browser.SpeechRecognition = { available: async () => available, install: async () => installs };
  };
  afterEach(() => delete browser.SpeechRecognition);

  test('the page says whose voice will be heard', async () => {
    await openCallPage();
    expect(await screen.findByText('Imogen speaks with a voice built into Greenroom.')).toBeVisible();
    expect(screen.queryByText(/understands spoken English only/)).not.toBeInTheDocument();
  });

  test('the page says when this machine’s own speech server speaks', async () => {
    await openCallPage(undefined, [engines('embedded', 'local')]);
    expect(await screen.findByText(/a voice of this machine’s own speech server/)).toBeVisible();
  });

  test.each([
    ['available', /Your browser writes down what you say, on this device/],
    ['unavailable', /its maker may hear it to do so\. You can type instead/],
  ])('it says who transcribes a language that the server does not understand: %s here', async (available, words) => {
    recognition(available);
    await openCallPage(undefined, [engines('none')]);
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('the page says that the user types when nothing transcribes the language', async () => {
    await openCallPage(undefined, [engines('none')]);
    expect(await screen.findByText(/You type, Imogen answers out loud/)).toBeVisible();
  });

  test('the page has the browser download the language on request', async () => {
    recognition('downloadable');
    const { user } = await openCallPage(undefined, [engines('none')]);
    await user.click(await screen.findByRole('button', { name: 'Fetch the language' }));
    expect(await screen.findByText(/Your browser writes down what you say, on this device/)).toBeVisible();
  });
});
