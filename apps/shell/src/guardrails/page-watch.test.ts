import { vitalMark } from '@greenroom/contracts';
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

const never = new Promise<string | undefined>(() => {});
type Came = Readonly<Record<string, Promise<string | undefined> | string | undefined>>;
const all: Came = { 'checkout-mfe': '2.0.0-bb', 'mentor-mfe': '1.0.0-aa' };

/** Opens a watched page and collects its reports. */
async function open(at: string, came: Came = all, loadedPath = at) {
  const told: string[] = [];
  let path = at;
  // A different path means that the user navigated after the load.
  let ms = loadedPath === at ? 0 : 3_000;
  const watch = pageWatch({
    manifest: { remotes },
    shell,
    loadedPath,
    path: () => path,
    now: () => ms,
    whatCame: ({ name }) => Promise.resolve(came[name]),
    tell: ({ app, version }, guardrail, mark) => told.push(`${app} ${version} ${guardrail} ${mark}`),
  });
  const look = async () => {
    watch.look();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  await look();
  return {
    watch,
    /** Reports other than loads. */
    told: () => told.splice(0).filter((line) => !line.includes(' load ')),
    everything: told,
    go: (to: string) => ((path = to), look()),
    /** Changes the URL without notifying the watch. */
    moved: (to: string) => void (path = to),
    wait: (more: number) => ((ms += more), look()),
  };
}

const thrownIn = (...files: string[]) =>
  Object.assign(new TypeError('x'), {
    stack: `TypeError: x\n${files.map((file) => `    at Screen (https://x.example${file}:1:2)`).join('\n')}`,
  });

describe('an error', () => {
  const inCheckout = '/remotes/checkout-mfe/2.0.0-bb/386.js';
  const inShell = '/shell/0.1.0-cc/main.js';

  test.each<[string, unknown, string[]]>([
    ['by a script of the release', thrownIn(inCheckout, inShell), ['checkout-mfe 2.0.0-bb error 1']],
    ['by the shell alone', thrownIn(inShell), ['shell 0.1.0-cc error 1']],
    ['by a release that is not active on the page', thrownIn('/remotes/checkout-mfe/1.0.0-aa/386.js'), []],
    ['by a browser extension', thrownIn('/content-script.js'), []],
    ['that is not an Error', 'words', []],
  ])('%s is reported once, or not at all', async (_, error, expected) => {
    const { watch, told } = await open('/checkout/payment');
    watch.wentWrong({ error });
    watch.wentWrong({ error });
    expect(told()).toEqual(expected);
  });

  test('thrown by a script of the previous page counts for that page’s release', async () => {
    const { watch, told, go } = await open('/coaches');
    await go('/checkout/payment');
    told();
    watch.wentWrong({ error: thrownIn('/remotes/mentor-mfe/1.0.0-aa/1.js') });
    expect(told()).toEqual(['mentor-mfe 1.0.0-aa error 1']);
  });

  test('within a boundary counts for the boundary’s release, whichever file threw it', async () => {
    const { watch, told } = await open('/checkout/payment');
    watch.wentWrong({ error: thrownIn(inShell), about: { name: 'checkout-mfe', version: '2.0.0-bb' } });
    expect(told()).toEqual(['checkout-mfe 2.0.0-bb error 1']);
  });

  test('while the next page renders counts for the next page’s release, which is not counted as good as well', async () => {
    const { watch, told, moved, go } = await open('/checkout/membership');
    moved('/checkout/payment');
    watch.wentWrong({ error: thrownIn(inCheckout) });
    await go('/checkout/payment');
    watch.hidden();
    const errors = told().filter((line) => line.includes('error'));
    expect(errors).toEqual(['checkout-mfe 2.0.0-bb error 0', 'checkout-mfe 2.0.0-bb error 1']);
  });
});

test('a period of use is reported when its page is left, hidden or open for two minutes, and a new one starts on further use', async () => {
  const well = 'mentor-mfe 1.0.0-aa error 0';
  const { watch, told, go, wait } = await open('/coaches');
  await go('/aimentor/imogen-vale');
  expect(told()).toEqual([well]);
  await wait(119_000);
  expect(told()).toEqual([]);
  await wait(1_000);
  await wait(500_000);
  expect(told()).toEqual([well]);
  watch.used();
  watch.hidden();
  watch.hidden();
  await wait(500_000);
  expect(told()).toEqual([well]);
  watch.back();
  await go('/');
  await go('/coaches');
  expect(told()).toEqual([well, 'shell 0.1.0-cc error 0']);
});

const checkout = 'checkout-mfe 2.0.0-bb';
test.each<[string, Came, string[]]>([
  ['that loaded', all, [`${checkout} load 0`, `${checkout} error 0`, `${checkout} checkoutPayment 1`]],
  ['that did not load and had no fallback', {}, [`${checkout} load 1`]],
  [
    'that was replaced by a fallback',
    { 'checkout-mfe': '1.0.0-aa' },
    [`${checkout} load 2`, 'checkout-mfe 1.0.0-aa stoodIn 0'],
  ],
  ['that never finished loading', { 'checkout-mfe': never }, [`${checkout} load 1`]],
])('a page reports once for a release %s', async (_, came, expected) => {
  const { watch, everything, wait } = await open('/checkout/payment', came);
  await wait(5_000);
  watch.hidden();
  expect(everything).toEqual(expected);
});

test('leaving early reports nothing for a release still loading', async () => {
  const { watch, everything } = await open('/checkout/payment', { 'checkout-mfe': never });
  watch.hidden();
  expect(everything).toEqual([]);
});

describe('a checkout step', () => {
  const steps = (told: readonly string[]) =>
    told.filter((line) => line.startsWith(`${checkout} checkout`)).map((line) => line.slice(checkout.length + 1));

  test('counts as passed once, however often the user goes back', async () => {
    const { watch, told, go } = await open('/checkout/signup');
    const way = ['membership', 'signup', 'membership', 'payment', 'success'];
    for (const step of way) await go(`/checkout/${step}`);
    watch.hidden();
    expect(steps(told())).toEqual(['checkoutAccount 0', 'checkoutMembership 0', 'checkoutPayment 0']);
  });

  test('counts as not passed when the user leaves or stays for five minutes, and a return is a new attempt', async () => {
    const { watch, told, go, wait } = await open('/checkout/payment');
    watch.hidden();
    watch.hidden();
    await wait(600_000);
    expect(steps(told())).toEqual(['checkoutPayment 1']);
    watch.back();
    await go('/checkout/success');
    expect(steps(told())).toEqual(['checkoutPayment 0']);
    await go('/checkout/membership');
    await wait(300_000);
    await wait(300_000);
    expect(steps(told())).toEqual(['checkoutMembership 1']);
  });
});

test('a vital counts for the release whose page was shown at that time', async () => {
  const { watch, told, go, wait } = await open('/coaches');
  await wait(5_000);
  await go('/checkout/payment');
  watch.vital('lcp', 1_234, 0);
  watch.vital('inp', 210, 6_000);
  const expected = [`mentor-mfe 1.0.0-aa lcp ${vitalMark('lcp', 1_234)}`, `${checkout} inp ${vitalMark('inp', 210)}`];
  expect(told().filter((line) => / (lcp|inp) /.test(line))).toEqual(expected);
});

test('a vital of the load counts for the loaded release, even if the user navigated before watching began', async () => {
  const { watch, told } = await open('/checkout/payment', all, '/coaches');
  watch.vital('lcp', 1_234, 0);
  const expected = [`mentor-mfe 1.0.0-aa lcp ${vitalMark('lcp', 1_234)}`];
  expect(told().filter((line) => / lcp /.test(line))).toEqual(expected);
});
