import { fieldIn } from './coach-field.ts';

const field = 'Public speaking';

test.each([
  ['en', { field, fieldInGerman: 'Reden vor Publikum' }, { field, fieldLang: undefined }],
  ['de', { field, fieldInGerman: 'Reden vor Publikum' }, { field: 'Reden vor Publikum', fieldLang: undefined }],
  ['de', { field }, { field, fieldLang: 'en' }],
] as const)('in %s, of %j: %j', (locale, coach, expected) => expect(fieldIn(locale, coach)).toEqual(expected));
