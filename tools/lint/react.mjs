import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';

/** React's rules of hooks, and accessible markup. */
export const accessibleReact = [
  { ...hooks.configs.flat.recommended, files: ['**/*.tsx', '**/use-*.ts'] },
  { ...a11y.flatConfigs.recommended, files: ['**/*.tsx'] },
];
