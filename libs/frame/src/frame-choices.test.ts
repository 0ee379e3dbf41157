import { personKinds } from '@greenroom/api-client/testing';
import { addressAs, readPerson, searchAs } from './frame-choices.ts';
import { exampleOf } from './route-links.ts';

test.each(personKinds)('reads %s back from an address with other parameters', (kind) => {
  const search = searchAs('?category=stage', kind);
  expect(readPerson(search)).toBe(kind);
  expect(new URLSearchParams(search).get('category')).toBe('stage');
});

test('adds the person to an address that already has a query', () => {
  expect(addressAs('/feedback?uuid=1', 'trial')).toBe('/feedback?uuid=1&as=trial');
  expect(addressAs('/coaches', 'trial')).toBe('/coaches?as=trial');
});

test('treats an unknown kind of person as a visitor', () => {
  expect(readPerson('?as=emperor')).toBe('visitor');
});

test.each([
  ['/aimentor/:instructorSlug/chat', '/aimentor/imogen-vale/chat'],
  ['/library/:instructorSlug/:itemSlug', '/library/imogen-vale/itemSlug'],
  ['/coaches', '/coaches'],
  ['/feedback', '/feedback?uuid=1'],
])('%s has the example address %s', (path, address) => {
  expect(exampleOf({ path }, { instructorSlug: 'imogen-vale', '/feedback': '?uuid=1' })).toBe(address);
});
