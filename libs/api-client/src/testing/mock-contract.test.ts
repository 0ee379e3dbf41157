import { setupServer } from 'msw/node';
import { failContract, mockAnswerStream, mockContract, MockFailure, sampleData } from './index.ts';
import { planOf } from './mock-answer-stream.ts';

const server = setupServer();
const at = (path: string) => `http://localhost/api/v1${path}`;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('a mock reads the request by its contract and answers in the wire’s names', async () => {
  const seen: unknown[] = [];
  server.use(
    mockContract('libraryContents', ({ params, query }) => {
      seen.push(params, query);
      return { contents: sampleData.cards.slice(0, 1), page: 1, pageSize: 5, total: 1 };
    }),
  );
  const response = await fetch(at('/personas/imogen-vale/contents?page_size=5'));
  expect(seen).toEqual([{ instructorSlug: 'imogen-vale' }, { page: 1, pageSize: 5 }]);
  expect(await response.json()).toMatchObject({ page_size: 5, contents: [{ instructor_slug: 'imogen-vale' }] });
});

test('a request that does not fit the contract is refused as the API refuses it', async () => {
  server.use(
    mockContract('chatRead', () => {
      throw new Error('not asked');
    }),
  );
  const response = await fetch(at('/chat?conversation_uuid=nonsense'));
  expect(response.status).toBe(400);
});

test('a reply that does not fit the contract fails with status 500 and is logged', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.use(mockContract('landingHomepage', () => ({ categories: 'none' }) as never));
  const response = await fetch(at('/pre-paywall-homepage'));
  expect(response.status).toBe(500);
  expect(complaint).toHaveBeenCalledWith('The mock of landingHomepage is wrong:', expect.anything());
});

test.each([
  ['plan_required', 402],
  ['unavailable', 503],
] as const)('a failure with %s has status %d and its code', async (code, status) => {
  server.use(
    failContract('landingHomepage', code),
    mockContract('mentorBio', () => {
      throw new MockFailure(code);
    }),
  );
  for (const path of ['/pre-paywall-homepage', '/bio-page/imogen-vale']) {
    const response = await fetch(at(path));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
  }
});

const events = sampleData.answerEvents.map((event) => ({ event }));

test('a stream sends the events after the named one, with their ids', async () => {
  server.use(mockAnswerStream(() => events));
  const response = await fetch(at(`/chat/stream?answer_uuid=${sampleData.uuid(1)}&after=3`));
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const text = await response.text();
  expect(text).toMatch(/^id: 4\nevent: suggestions\ndata: \{"type":"suggestions"/);
});

test.each([
  ['breaks off at the cut', 0, 0, [1, 2], true],
  ['resumes after the cut when requested again', 2, 1, [3, 4], false],
  ['sends everything from the start after the cut', 0, 1, [1, 2, 3, 4], false],
])('a stream %s', (_, after, cutsTaken, ids, cut) => {
  const plan = planOf([events[0]!, events[1]!, { cut: true }, events[2]!, events[3]!], after, cutsTaken);
  expect(plan.events.map(({ id }) => id)).toEqual(ids);
  expect(plan.cut).toBe(cut);
});
