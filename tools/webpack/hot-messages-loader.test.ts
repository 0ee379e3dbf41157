import { createRequire } from 'node:module';

const loader = createRequire(import.meta.url)('./hot-messages-loader.cjs') as (source: string) => string;

test('reloads the changed messages of an area', () => {
  const source = `export const shop = defineMessages('shop', {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
});
`;
  expect(loader(source)).toBe(
    `${source}\nimport.meta.webpackHot?.accept(["./en.json","./de.json"], () => { void shop.loadChanged?.(); });\n`,
  );
});
