import { accessibleReact } from './react.mjs';
import { boundaries } from './boundaries.mjs';
import { codeStyle } from './code-style.mjs';
import { typescript } from './typescript.mjs';

/** One subject per file. Later configurations override earlier ones. */
export default [
  {
    name: 'greenroom/not-ours',
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/storybook-static/',
      'reports/',
      '**/.data/',
      '.nx/',
      'tools/generators/templates/',
      'tools/portraits/',
    ],
  },
  ...typescript,
  ...accessibleReact,
  ...codeStyle,
  ...boundaries,
];
