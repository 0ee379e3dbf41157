import { startPglite } from '../../../database/start-pglite.ts';
import { openProduct, type ProductUnderTest } from './open-product.ts';
import { runFuzz } from './run-fuzz.ts';

let product: ProductUnderTest;
beforeAll(async () => {
  const onLost = (reason: Error) => {
    throw reason;
  };
  const template = process.env.TEST_PGLITE_TEMPLATE;
  product = await openProduct({ pglite: startPglite({ folder: undefined, template, onLost }) });
});
afterAll(() => product.close());

test('whatever is asked: no server error, nobody else’s words, an answer each time', async () => {
  const { findings, reached } = await runFuzz(product, { requests: 320, seed: 2_026 });
  expect(findings).toEqual([]);
  // It would prove nothing where all is refused.
  expect(reached.length).toBeGreaterThan(25);
});

test('what a broken product answers is found', async () => {
  const said: string[] = [];
  const { findings } = await runFuzz(product, { requests: 600, seed: 1 }, async (request) => {
    said.push(...(/mark[0-9a-f]{12}/.exec(request.payload ?? '') ?? []));
    return { statusCode: request.method === 'PUT' ? 500 : 200, body: said.join(' ') };
  });
  expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['server error', 'somebody else’s']));
});
