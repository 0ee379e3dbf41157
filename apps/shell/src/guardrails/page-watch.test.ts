import { guardrailMarks, vitalMark } from '@greenroom/contracts';
import type { ChosenRemote } from '@greenroom/federation';
import { pageWatch } from './page-watch.ts';

const remote = (name: string, version: string, ...paths: string[]): ChosenRemote => ({
  name,
  version,
  url: `/remotes/${name}/${version}/remoteEntry.js`,
  integrity: '',
  pages: paths.map((path) => ({ path, frame: 'site' })),
  fallbacks: [],
});
const checkoutPaths = ['/checkout/signup', '/checkout/membership', '/checkout/payment', '/checkout/success'];
const remotes = [
  remote('checkout-mfe', '2.0.0-bb', ...checkoutPaths),
  remote('mentor-mfe', '1.0.0-aa', '/coaches', '/aimentor/:instructorSlug'),
];
const shell = { app: 'shell', version: '0.1.0-cc' };

/** A page whose remotes came, and what it told. */
async function open(
  at: string,
  came: Record<string, string | undefined> = { 'checkout-mfe': '2.0.0-bb', 'mentor-mfe': '1.0.0-aa' },
) {
  const told: string[] = [];
  let path = at;
  let ms = 0;
  const watch = pageWatch({
    manifest: { remotes },
    shell,
    path: () => path,
    now: () => ms,
    whatCame: ({ name }) => (name in came ? Promise.resolve(came[name]) : undefined),
    tell: ({ app, version }, guardrail, mark) => told.push(`${app} ${version} ${guardrail} ${mark}`),
  });
  watch.look();
  await Promise.resolve();
  await Promise.resolve();
  told.splice(0);
  return {
    watch,
    told,
    go(to: string) {
      path = to;
      watch.look();
    },
    /** The address has changed, and nobody was told. */
    moved: (to: string) => void (path = to),
    wait(more: number) {
      ms += more;
      watch.look();
    },
  };
}

const thrownIn = (...files: string[]) =>
  Object.assign(new TypeError('x'), {
    stack: `TypeError: x\n${files.map((file) => `    at Screen (https://x.example${file}:1:2)`).join('\n')}`,
  });

describe('what was thrown', () => {
  const inCheckout = '/remotes/checkout-mfe/2.0.0-bb/386.js';
  const inShell = '/shell/0.1.0-cc/main.js';

  test.each<[string, unknown, string[]]>([
    ['by a script of the release', thrownIn(inCheckout, inShell), ['checkout-mfe 2.0.0-bb error 1']],
    ['by the shell alone', thrownIn(inShell), ['shell 0.1.0-cc error 1']],
    ['by a release that does not run here', thrownIn('/remotes/checkout-mfe/1.0.0-aa/386.js'), []],
    ['by an extension of the browser', thrownIn('/content-script.js'), []],
    ['and is no error', 'words', []],
    ['by another release’s script', thrownIn('/remotes/mentor-mfe/1.0.0-aa/1.js'), ['mentor-mfe 1.0.0-aa error 1']],
  ])('%s is told of, or not', async (_, error, expected) => {
    const { watch, told } = await open('/checkout/payment');
    watch.wentWrong({ error });
    watch.wentWrong({ error });
    expect(told).toEqual(expected);
  });

  test('within a boundary is that boundary’s, whosever file it is', async () => {
    const { watch, told } = await open('/checkout/payment');
    watch.wentWrong({ error: thrownIn(inShell), about: { name: 'checkout-mfe', version: '2.0.0-bb' } });
    expect(told).toEqual(['checkout-mfe 2.0.0-bb error 1']);
  });

  test('while the next page is drawn is the next page’s, and that one does not count as well', async () => {
    const { watch, told, moved, go } = await open('/checkout/membership');
    moved('/checkout/payment');
    watch.wentWrong({ error: thrownIn(inCheckout) });
    go('/checkout/payment');
    watch.hidden();
    const errors = told.filter((line) => line.includes('error'));
    expect(errors).toEqual(['checkout-mfe 2.0.0-bb error 0', 'checkout-mfe 2.0.0-bb error 1']);
  });
});

describe('a stretch of use', () => {
  const well = 'mentor-mfe 1.0.0-aa error 0';

  test('is told of when its page is left, hidden, or open for two minutes; and counts anew when it is used again', async () => {
    const { watch, told, go, wait } = await open('/coaches');
    go('/aimentor/imogen-vale');
    expect(told.splice(0)).toEqual([well]);
    wait(119_000);
    expect(told).toEqual([]);
    wait(1_000);
    wait(500_000);
    expect(told.splice(0)).toEqual([well]);
    watch.used();
    watch.hidden();
    watch.hidden();
    wait(500_000);
    expect(told.splice(0)).toEqual([well]);
    watch.back();
    go('/');
    go('/coaches');
    expect(told).toEqual([well, 'shell 0.1.0-cc error 0']);
  });
});

describe('loading', () => {
  const loads = async (came: Record<string, string | undefined>) => {
    const { watch, told, go } = await openUnheard(came);
    go('/');
    watch.hidden();
    return told;
  };
  const openUnheard = async (came: Record<string, string | undefined>) => {
    const told: string[] = [];
    let path = '/checkout/payment';
    const watch = pageWatch({
      manifest: { remotes },
      shell,
      path: () => path,
      now: () => 0,
      whatCame: ({ name }) => (name in came ? Promise.resolve(came[name]) : undefined),
      tell: ({ app, version }, guardrail, mark) =>
        app !== 'shell' && told.push(`${app} ${version} ${guardrail} ${mark}`),
    });
    watch.look();
    await Promise.resolve();
    await Promise.resolve();
    return { watch, told, go: (to: string) => void ((path = to), watch.look()) };
  };

  test.each<[string, Record<string, string | undefined>, string[]]>([
    [
      'that came',
      { 'checkout-mfe': '2.0.0-bb' },
      ['checkout-mfe 2.0.0-bb load 0', 'checkout-mfe 2.0.0-bb error 0', 'checkout-mfe 2.0.0-bb checkoutPayment 1'],
    ],
    ['that did not come, nor another', { 'checkout-mfe': undefined }, ['checkout-mfe 2.0.0-bb load 1']],
    [
      'in whose place another came',
      { 'checkout-mfe': '1.0.0-aa' },
      ['checkout-mfe 2.0.0-bb load 2', 'checkout-mfe 1.0.0-aa stoodIn 0'],
    ],
    ['nobody asked for', {}, []],
  ])('of a release %s', async (_, came, expected) => {
    expect(await loads(came)).toEqual(expected);
  });
});

describe('a step of the checkout', () => {
  const steps = (told: readonly string[]) =>
    told
      .filter((line) => line.includes('checkout-mfe 2.0.0-bb checkout'))
      .map((line) => line.split(' ').slice(2).join(' '));

  test('is got beyond, once, however often one goes back', async () => {
    const { watch, told, go } = await open('/checkout/signup');
    for (const path of [
      '/checkout/membership',
      '/checkout/signup',
      '/checkout/membership',
      '/login',
      '/checkout/payment',
      '/checkout/success',
    ])
      go(path);
    watch.hidden();
    expect(steps(told)).toEqual(['checkoutAccount 0', 'checkoutMembership 0', 'checkoutPayment 0']);
  });

  test('is not got beyond by who leaves, or stays for five minutes; who comes back tries anew', async () => {
    const { watch, told, go, wait } = await open('/checkout/payment');
    watch.hidden();
    watch.hidden();
    wait(600_000);
    expect(steps(told.splice(0))).toEqual(['checkoutPayment 1']);
    watch.back();
    go('/checkout/success');
    expect(steps(told.splice(0))).toEqual(['checkoutPayment 0']);
    go('/checkout/membership');
    wait(300_000);
    wait(300_000);
    expect(steps(told)).toEqual(['checkoutMembership 1']);
  });
});

test('a vital is the release’s whose page was shown when it happened', async () => {
  const { watch, told, go, wait } = await open('/coaches');
  wait(5_000);
  go('/checkout/payment');
  watch.vital('lcp', 1_234, 0);
  watch.vital('inp', 210, 6_000);
  const expected = [
    `mentor-mfe 1.0.0-aa lcp ${vitalMark('lcp', 1_234)}`,
    `checkout-mfe 2.0.0-bb inp ${vitalMark('inp', 210)}`,
  ];
  expect(told.filter((line) => / (lcp|inp) /.test(line))).toEqual(expected);
  expect(guardrailMarks.well).toBe(0);
});
