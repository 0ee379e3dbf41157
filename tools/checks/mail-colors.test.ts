import { palettes } from '@greenroom/mail/mail-page';
import { readWorkspaceFile } from './workspace-files.ts';

const [dark = '', light = ''] = readWorkspaceFile('libs/shared-ui/src/theme/tokens.ts').split(
  'export const lightTokens',
);
const tokens = {
  page: '--bg',
  sheet: '--surface-1',
  text: '--text',
  quiet: '--text-2',
  button: '--accent',
  label: '--on-accent',
};

// Mails cannot use variables of a style sheet. The contrast of the themes' colors has a test of its own.
test.each([
  ['light', palettes.light, light],
  ['dark', palettes.dark, dark],
] as const)('mails have the colors of the %s theme', (_, palette, source) => {
  for (const [part, token] of Object.entries(tokens))
    expect(source).toContain(`'${token}': '${palette[part as keyof typeof palette]}',`);
});
