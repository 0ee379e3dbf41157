/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentStyles } from './document-styles.ts';
import { darkTokens, lightTokens, sharedTokens } from './tokens.ts';

type Colours = Record<string, string>;
const themes: [string, Colours][] = [
  ['dark', darkTokens],
  ['light', lightTokens],
];

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const pairs: [string, string, number][] = [
  ...['--bg', '--surface-1', '--surface-2', '--surface-3'].flatMap((ground): [string, string, number][] => [
    ['--text', ground, 7],
    ['--text-2', ground, 4.5],
  ]),
  ...['--bg', '--bg-deep', '--surface-1', '--surface-2'].map((ground): [string, string, number] => [
    '--text-3',
    ground,
    4.5,
  ]),
  /* Controls never lie on surface-3, where the edge would have a contrast of 2.97. */
  ...['--bg', '--bg-deep', '--surface-1', '--surface-2'].map((ground): [string, string, number] => [
    '--line-strong',
    ground,
    3,
  ]),
  ...['--good', '--warn', '--bad'].map((word): [string, string, number] => [word, '--bg', 4.5]),
  ['--on-accent', '--accent', 7],
  ['--on-accent', '--accent-hover', 7],
  ['--on-bad', '--bad', 4.5],
  ['--bg', '--text', 7],
  ['--focus', '--bg', 7],
];

describe.each(themes)('the %s theme', (_, tokens) => {
  test.each(pairs)('%s on %s reaches %d : 1', (ink, ground, least) => {
    expect(contrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

const sources = globSync('**/*.{ts,tsx}', { cwd: join(__dirname, '..') }).filter(
  (file) => !/\.(test|stories)\./.test(file),
);

test('styles use only tokens that exist', () => {
  /* Set by the overlay library on its own elements, and by the shell for elements above every page. */
  const foreign = ['--anchor-width', '--available-height', '--room-top', '--room-news', '--visible-height', '--tab-bar'];
  const known = new Set([...Object.keys(sharedTokens), ...Object.keys(darkTokens), ...foreign]);
  const used = sources.flatMap((file) =>
    [...readFileSync(join(__dirname, '..', file), 'utf8').matchAll(/var\((--[a-z0-9-]+)[,)]/g)].map(([, name]) => ({
      file,
      name,
    })),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(({ name = '' }) => !known.has(name))).toEqual([]);
});

test('the reader’s system decides the theme unless one is chosen', () => {
  document.head.innerHTML = `<style>${documentStyles}</style>`;
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])];
  const ground = (selector: string) =>
    rules.find(
      (rule) => rule instanceof CSSStyleRule && rule.selectorText === selector && rule.style.getPropertyValue('--bg'),
    );
  expect((ground(':root, [data-theme="dark"]') as CSSStyleRule).style.getPropertyValue('--bg')).toBe(
    darkTokens['--bg'],
  );
  expect((ground('[data-theme="light"]') as CSSStyleRule).style.getPropertyValue('--bg')).toBe(lightTokens['--bg']);
  const bySystem = rules.find(
    (rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: light'),
  ) as CSSMediaRule;
  const [rule] = [...bySystem.cssRules] as CSSStyleRule[];
  expect(rule?.selectorText).toBe(':root:not([data-theme])');
  expect(rule?.style.getPropertyValue('--bg')).toBe(lightTokens['--bg']);
});
