import { personKinds } from '@greenroom/api-client/testing';
import { addressAs, readPerson, searchAs } from './frame-choices.ts';
import { exampleOf } from './route-links.ts';

test.each(personKinds)('%s can be read back from the address, beside what else stands there', (kind) => {
  const search = searchAs('?category=stage', kind);
  expect(readPerson(search)).toBe(kind);
  expect(new URLSearchParams(search).get('category')).toBe('stage');
});

test('the address of a page may ask for more than the person', () => {
  expect(addressAs('/feedback?uuid=1', 'trial')).toBe('/feedback?uuid=1&as=trial');
  expect(addressAs('/coaches', 'trial')).toBe('/coaches?as=trial');
});

test('anyone else is a visitor', () => {
  expect(readPerson('?as=emperor')).toBe('visitor');
});

test.each([
  ['/aimentor/:instructorSlug/chat', '/aimentor/imogen-vale/chat'],
  ['/library/:instructorSlug/:itemSlug', '/library/imogen-vale/itemSlug'],
  ['/coaches', '/coaches'],
  ['/feedback', '/feedback?uuid=1'],
])('%s is looked at by %s', (path, address) => {
  expect(exampleOf({ path }, { instructorSlug: 'imogen-vale', '/feedback': '?uuid=1' })).toBe(address);
});
