import type { DocumentRenderer, ServerBundle } from '@greenroom/federation';
import type { Release } from './domain/releases.ts';
import { remoteRoutes } from './remote-pages.ts';

const shell = (provides: Record<string, unknown> = {}): DocumentRenderer => ({
  renderDocument: async () => '',
  renderStaticPages: () => Promise.reject(new Error('No page is a file here')),
  provides,
});
let bundles = 0;
function published(code: string | Error) {
  bundles += 1;
  const server: ServerBundle = { file: 'server/pages.cjs', integrity: `sha384-${bundles}` };
  const release = { record: { name: 'mentor-mfe', version: '1', server } } as Release;
  const serverBundle = jest.fn(async () => {
    if (code instanceof Error) throw code;
    return code;
  });
  return { release, site: { serverBundle } };
}

test('a bundle gets the shell’s modules and runs once for each shell', async () => {
  const { release, site } = published('exports.routes = [{ path: "/a", react: require("react") }];');
  const [one, other] = [shell({ react: 'one' }), shell({ react: 'other' })];
  const routes = await remoteRoutes(site, one, release, fail);
  expect(routes).toEqual([{ path: '/a', react: 'one' }]);
  expect(await remoteRoutes(site, one, release, fail)).toBe(routes);
  expect(await remoteRoutes(site, other, release, fail)).toEqual([{ path: '/a', react: 'other' }]);
  expect(site.serverBundle).toHaveBeenCalledTimes(2);
});

test.each(['node:fs', 'fs', 'lodash', '__proto__', 'toString'])(
  'a bundle cannot require %s, which the shell does not share',
  async (name) => {
    const { release, site } = published(`exports.routes = [require(${JSON.stringify(name)})];`);
    const failed = jest.fn();
    expect(await remoteRoutes(site, shell({ react: {} }), release, failed)).toBeUndefined();
    expect(failed.mock.calls[0][0].message).toBe(
      `mentor-mfe asks the server for "${name}", which the shell does not share with remotes`,
    );
  },
);

test('a bundle that throws is reported once and has no pages', async () => {
  const { release, site } = published('throw new Error("at load");');
  const failed = jest.fn();
  const ours = shell();
  expect(await remoteRoutes(site, ours, release, failed)).toBeUndefined();
  expect(await remoteRoutes(site, ours, release, failed)).toBeUndefined();
  expect(failed.mock.calls.map(([cause]) => (cause as Error).message)).toEqual(['at load']);
});

test('a bundle that cannot be read is read again', async () => {
  const { release, site } = published(new Error('the store is away'));
  const failed = jest.fn();
  const ours = shell();
  expect(await remoteRoutes(site, ours, release, failed)).toBeUndefined();
  site.serverBundle.mockResolvedValueOnce('exports.routes = [];');
  expect(await remoteRoutes(site, ours, release, failed)).toEqual([]);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('a release without a bundle has no pages on the server', async () => {
  const { site } = published('');
  const release = { record: { name: 'mentor-mfe', version: '1' } } as Release;
  expect(await remoteRoutes(site, shell(), release, fail)).toBeUndefined();
});

const fail = (cause: unknown) => {
  throw cause;
};
