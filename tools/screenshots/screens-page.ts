import { fileOf, shots, type Shot } from './shots.ts';

/**
 * Writes the page that shows all pictures.
 * @param now the names of the pictures that there are
 * @param earlier the names of the earlier pictures; those without a counterpart are left out
 */
export function screensPage(now: readonly string[], earlier: readonly string[]): string {
  const inEnglish = shots.filter((shot) => shot.look === 'dark' && now.includes(fileOf(shot)));
  const rows = inEnglish.map((shot) => {
    const was = earlier.includes(fileOf(shot)) ? picture(`earlier/${fileOf(shot)}`, shot, 'earlier') : '';
    const german: Shot = { ...shot, look: 'light-de' };
    const inGerman = now.includes(fileOf(german)) ? picture(fileOf(german), german, 'light, German') : '';
    return `| ${shot.name}, ${shot.width} px | ${was} | ${picture(fileOf(shot), shot, 'dark, English')} | ${inGerman} |`;
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
