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

describe('exports', () => {
  const module = '@greenroom/api-client';
  const shared = { [module]: '^0.1.0' };
  const bringing = (...names: string[]) => ({ ...shell, sharedExports: { [module]: names } });
  const using = (...names: string[]) => ({ ...remote(shared), sharedExports: { [module]: names } });

  test('names exports that a remote uses and the shell does not bring, whatever the versions say', () => {
    expect(unmetBy(bringing('api', 'createStore'), using('api', 'skipToken', 'useNew'))).toEqual([
      `mentor-mfe uses skipToken, useNew of ${module}, which the shell does not bring: give everyone a shell that does first`,
    ]);
  });

  test.each([
    ['the shell has', bringing('api', 'createStore'), using('api')],
    ['the shell’s build does not record', shell, using('api')],
    ['the remote’s build does not record', bringing('api'), remote(shared)],
  ])('accepts exports that %s', (_, offering, asking) => {
    expect(unmetBy(offering, asking)).toEqual([]);
  });
});

describe('contracts of the API', () => {
  const sentences = (ofShell: string | undefined, ofRemote: string | undefined) =>
    unmetBy(
      { ...shell, ...(ofShell !== undefined && { contracts: ofShell }) },
      { ...remote({}), ...(ofRemote !== undefined && { contracts: ofRemote }) },
    );

  test.each([
    ['0.1.0', '^0.1.0'],
    ['0.1.3', '^0.1.0'],
    [undefined, '^0.2.0'],
    ['0.2.0', undefined],
  ])('accepts a shell made with %s and a remote made with %s', (ofShell, ofRemote) => {
    expect(sentences(ofShell, ofRemote)).toEqual([]);
  });

  test.each([
    ['0.1.0', '^0.1.1'],
    ['0.2.0', '^0.1.0'],
    ['2.0.0', '^1.4.0'],
  ])('refuses a shell made with %s and a remote made with %s', (ofShell, ofRemote) => {
    expect(sentences(ofShell, ofRemote)).toEqual([
      `mentor-mfe is made with contracts ${ofRemote}, and the shell with ${ofShell}`,
    ]);
  });
});
