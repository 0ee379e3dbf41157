import { makeTestDatabase, type TestDatabase } from '@greenroom/database/testing/open-test-database';
import { openProduct, type ProductUnderTest } from './open-product.ts';
import { runFuzz } from './run-fuzz.ts';

let database: TestDatabase;
let product: ProductUnderTest;
beforeAll(async () => {
  database = await makeTestDatabase();
  product = await openProduct(database.choice);
});
afterAll(async () => {
  await product.close();
  await database.drop();
});

test('no request causes a server error, reveals another person’s words or goes unanswered', async () => {
  const { findings, reached } = await runFuzz(product, { requests: 320, seed: 2_026 });
  expect(findings).toEqual([]);
  // The test would prove nothing if everything were refused.
  expect(reached.length).toBeGreaterThan(25);
});

test('finds what a broken product answers', async () => {
  const said: string[] = [];
  const { findings } = await runFuzz(product, { requests: 600, seed: 1 }, async (request) => {
    said.push(...(/mark[0-9a-f]{12}/.exec(request.payload ?? '') ?? []));
    return { statusCode: request.method === 'PUT' ? 500 : 200, body: said.join(' ') };
  });
  expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['server error', 'somebody else’s']));
});
