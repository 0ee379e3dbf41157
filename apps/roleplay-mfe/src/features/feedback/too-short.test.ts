import { tooShortOf } from './too-short.ts';

const told = (...fields: [string, string][]) => ({ fields: fields.map(([path, message]) => ({ path, message })) });

test.each([
  [told(['lines', '2/3'], ['user_role_play_uuid', 'one']), { has: 2, needs: 3, userRolePlayUuid: 'one' }],
  [told(['lines', '2/3']), undefined],
  [told(['lines', 'few'], ['user_role_play_uuid', 'one']), undefined],
  [{}, undefined],
  [undefined, undefined],
])('%j', (error, expected) => expect(tooShortOf(error)).toEqual(expected));
