import { unmetBy } from './shared-gate.ts';

const shell = { name: 'shell', shared: { react: '19.3.1', '@greenroom/api-client': '0.1.0' } };
const remote = (shared: Record<string, string>) => ({ name: 'mentor-mfe', shared });

test.each([
  [{}, []],
  [{ react: '^19.0.0' }, []],
  [{ react: '19.3.1', '@greenroom/api-client': '^0.1.0' }, []],
  [{ react: '^19.4.0' }, ['mentor-mfe asks for react ^19.4.0, and the shell brings 19.3.1']],
  [{ react: '18.3.1' }, ['mentor-mfe asks for react 18.3.1, and the shell brings 19.3.1']],
  [{ vue: '^3.0.0' }, ['mentor-mfe asks for vue, which the shell does not share']],
  [{ react: 'nonsense' }, ['mentor-mfe asks for react nonsense, and the shell brings 19.3.1']],
])('%j: %j', (shared, sentences) => {
  expect(unmetBy(shell, remote(shared))).toEqual(sentences);
});
