import { fileOf, shots, type Shot } from './shots.ts';

/**
 * Writes the page that shows all pictures.
 * @param earlier the names of the earlier pictures' files; those without a counterpart are left out
 */
export function screensPage(earlier: readonly string[]): string {
  const inEnglish = shots.filter(({ look }) => look === 'dark');
  const rows = inEnglish.map((shot) => {
    const was = earlier.includes(fileOf(shot)) ? picture(`earlier/${fileOf(shot)}`, shot, 'earlier') : '';
    const german: Shot = { ...shot, look: 'light-de' };
    return `| ${shot.name}, ${shot.width} px | ${was} | ${picture(fileOf(shot), shot, 'dark, English')} | ${picture(fileOf(german), german, 'light, German')} |`;
  });
  return `# Screens

Every page at 390, 820 and 1440 px, in both themes and languages, beside its picture of 21 November 2026 if there was one. \`npm run screenshots\` takes the pictures and writes this page.

| page | 21 November 2026 | dark, English | light, German |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

const picture = (file: string, { name, width }: Shot, look: string) =>
  `<img src="screens/${file}" alt="${name} at ${width} px, ${look}" width="${width < 800 ? 160 : 260}">`;
