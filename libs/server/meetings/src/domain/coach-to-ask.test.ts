import { meetingKinds } from '@greenroom/contracts';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { loadCatalogue } from '@greenroom/content';
import { coachToAsk } from './coach-to-ask.ts';

const coaches = ['zuri-marlowe', 'kaito-lindqvist', 'ingrid-solheim'].map((slug) => ({ slug, name: slug }));
const ask = (kind: Parameters<typeof coachToAsk>[1], ...toTry: Parameters<typeof coachToAsk>[2]) =>
  coachToAsk(coaches, kind, toTry)?.instructorSlug;

test.each([
  ['whose field the kind of meeting is', ask('sales-call', 'questions'), 'kaito-lindqvist'],
  ['the same where nothing went badly', ask('one-to-one'), 'zuri-marlowe'],
  ['for voices where that went least well', ask('sales-call', 'pace', 'questions'), 'ingrid-solheim'],
  ['not for voices where something weighs more', ask('one-to-one', 'questions', 'monotone'), 'zuri-marlowe'],
  ['nobody, where the one is gone', ask('interview'), undefined],
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
