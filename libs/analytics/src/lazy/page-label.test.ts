import { pageLabel } from './page-label.ts';

test.each([
  ['/', 'homepage'],
  ['/homepage', 'homepage'],
  ['/home', 'homepage'],
  ['/checkout', 'Plans'],
  ['/checkout/membership', 'Plans'],
  ['/checkout/payment', 'Checkout Payment'],
  ['/change-plan', 'Plans'],
  ['/promotion', 'promotion-page'],
  ['/classes/a', 'class_page'],
  ['/classes/a/chapters/b', 'Lesson'],
  ['/series/a', 'Series'],
  ['/series/a/episodes/b', 'Episode'],
  ['/sessions', 'sessions_home'],
  ['/sessions/a', 'sessions_page'],
  ['/bogo', 'Holiday'],
  ['/coaches', 'other'],
  ['/checkouts', 'other'],
])('labels %s as %s', (path, label) => {
  expect(pageLabel(path)).toBe(label);
});
