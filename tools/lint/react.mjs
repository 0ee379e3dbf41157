import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';

/** Hooks used as React asks, and markup that everyone can use. */
export const accessibleReact = [
  { ...hooks.configs.flat.recommended, files: ['**/*.tsx', '**/use-*.ts'] },
  { ...a11y.flatConfigs.recommended, files: ['**/*.tsx'] },
];
