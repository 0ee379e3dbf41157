import { pathConflicts } from './path-conflicts.ts';
import type { Deployment } from './registry.ts';

const release = (traffic: number, ...paths: string[]) =>
  ({
    deployment: { traffic, default: traffic === 100 },
    extras: { pages: paths.map((path) => ({ path, frame: 'site' })) },
  }) as unknown as Deployment;

const apps = {
  'mentor-mfe': [release(0, '/old'), release(100, '/coaches', '/aimentor/:slug', '/aimentor/:slug/chat')],
  'account-mfe': [release(90, '/:custom'), release(10, '/settings')],
  shell: [release(100, '/')],
};
const of = (path: string, name = 'checkout-mfe') => pathConflicts(name, [{ path }], apps);

test.each([
  ['the same path', '/coaches', 'mentor-mfe', '/coaches'],
  ['the same path with another parameter name', '/aimentor/:coach', 'mentor-mfe', '/aimentor/:slug'],
  ['a more specific path within another app’s', '/aimentor/anila/chat', 'mentor-mfe', '/aimentor/:slug/chat'],
  ['a broader path over another app’s', '/aimentor/:slug/:part', 'mentor-mfe', '/aimentor/:slug/chat'],
  ['a path that only some visitors have', '/settings', 'account-mfe', '/settings'],
  ['the shell’s page', '/', 'shell', '/'],
  ['the catch-all page', '/:other', 'account-mfe', '/:custom'],
])('finds %s', (_, path, owner, taken) => {
  expect(of(path)).toEqual([{ path, owner, taken }]);
});

test.each([
  ['its own path', '/coaches', 'mentor-mfe'],
  ['a path that its owner removed', '/old', 'checkout-mfe'],
  ['a path beside a page that begins with a parameter', '/checkout', 'checkout-mfe'],
  ['a longer path', '/coaches/new', 'checkout-mfe'],
])('leaves %s alone', (_, path, name) => {
  expect(of(path, name)).toEqual([]);
});
