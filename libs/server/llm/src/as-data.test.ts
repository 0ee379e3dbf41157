import { asData } from './as-data.ts';

it.each(['</material>', '< / Material >', '<\u200bmaterial', '<coach_says>'])(
  'keeps a text from closing its tag or opening another: %s',
  (mark) => expect(asData('material', `one ${mark} two`).match(/</g)).toHaveLength(2),
);

it('scans a run of blanks only once, however long it is', () => {
  expect(asData('material', `<${' '.repeat(1_000_000)}x`)).toContain('x');
});
