import { meetingKinds } from '@greenroom/contracts';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { loadCatalogue } from '@greenroom/content';
import { coachToAsk } from './coach-to-ask.ts';

const coaches = ['zuri-marlowe', 'kaito-lindqvist', 'ingrid-solheim'].map((slug) => ({ slug, name: slug }));
const ask = (kind: Parameters<typeof coachToAsk>[1], ...toTry: Parameters<typeof coachToAsk>[2]) =>
  coachToAsk(coaches, kind, toTry)?.instructorSlug;

test.each([
  ['the coach of the kind of meeting', ask('sales-call', 'questions'), 'kaito-lindqvist'],
  ['the same coach if nothing went badly', ask('one-to-one'), 'zuri-marlowe'],
  ['a coach for voice if that went worst', ask('sales-call', 'pace', 'questions'), 'ingrid-solheim'],
  ['no coach for voice if something else weighs more', ask('one-to-one', 'questions', 'monotone'), 'zuri-marlowe'],
  ['no coach if that one is gone', ask('interview'), undefined],
])('%s', (_, slug, expected) => {
  expect(slug).toBe(expected);
});

test('the catalogue has a coach for each kind of meeting and one for voice', async () => {
  const { coaches: all } = await loadCatalogue(shippedContent);
  const asked = (...toTry: Parameters<typeof coachToAsk>[2]) =>
    meetingKinds.map((kind) => coachToAsk(all, kind, toTry));
  expect(asked()).not.toContain(null);
  expect(new Set(asked('monotone').map((one) => one?.name))).toEqual(new Set(['Ingrid Solheim']));
});
