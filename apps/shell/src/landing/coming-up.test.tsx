import { screen, waitFor, within } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import { keepDraft, readDraft } from '@greenroom/auth';
import type { OccasionAnswer } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { messages } from '../messages/index.ts';
import { ComingUp } from './coming-up.tsx';

withMockedApi();

const nothing: OccasionAnswer = { care: null, coach: null, sentence: null, scene: null, content: null };
const anila: NonNullable<OccasionAnswer['coach']> = {
  slug: 'anila-kestrel',
  name: 'Anila Kestrel',
  field: 'Money talks',
  summary: 'Raises, rates and money.',
  line: 'Say the number.',
  category: 'negotiation',
  portrait: '/assets/portraits/anila-kestrel.svg',
  language: 'en',
};
const raise: NonNullable<OccasionAnswer['scene']> = {
  uuid: '00000000-0000-4000-8000-000000000321',
  slug: 'ask-for-the-raise',
  categorySlug: 'work',
  subcategorySlug: 'money',
  title: 'Ask for the raise',
  summary: 'Your manager, two minutes late already',
  minutes: 8,
  partner: { name: 'Dorothea Achebe', role: 'Your manager' },
  language: 'en',
  tries: 0,
  best: null,
};

async function ask(answer: OccasionAnswer | 'fails', words = 'Asking Dana for a raise') {
  const asked: string[] = [];
  const { user } = await openPage({
    routes: [{ path: '/landing', frame: 'site', load: async () => ({ Page: ComingUp }) }],
    address: '/landing',
    mocks: [
      answer === 'fails'
        ? failContract('occasionPrepare', 'internal')
        : mockContract('occasionPrepare', ({ body }) => {
            asked.push(body.text);
            return answer;
          }),
    ],
    messages,
  });
  await user.type(await screen.findByRole('textbox', { name: 'What’s coming up?' }), `${words}{Enter}`);
  return { asked, user };
}

test('returns a coach, a first sentence and a scene for an occasion, and passes the text on', async () => {
  const sentence = { weak: 'Sorry to bother you.', better: 'I’d like to talk about my pay.', language: 'en' as const };
  const { asked } = await ask({ ...nothing, coach: anila, sentence, scene: raise });
  const said = within(await screen.findByRole('group', { name: 'A first sentence, and how not to begin' }));
  expect(said.getByText('Sorry to bother you.').tagName).toBe('DEL');
  expect(said.getByText('I’d like to talk about my pay.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Talk to Anila' })).toHaveAttribute(
    'href',
    '/aimentor/anila-kestrel/chat#say=Asking%20Dana%20for%20a%20raise',
  );
  expect(screen.getByRole('link', { name: 'Rehearse: Ask for the raise' })).toHaveAttribute(
    'href',
    '/categories/work/scenario/ask-for-the-raise',
  );
  expect(asked).toEqual(['Asking Dana for a raise']);
});

test('an occasion is kept in the tab for every way of signing up', async () => {
  await ask({ ...nothing, coach: anila }, 'A toast for Ruth');
  const keep = await screen.findByRole('link', { name: 'Keep it, and get one thing to do a day' });
  expect(keep).toHaveAttribute('href', '/signup');
  expect(readDraft('coming-up')).toBe('A toast for Ruth');
});

test.each([
  ['that suggest danger', { ...nothing, coach: anila, care: 'Are you safe right now?' }],
  ['that say too little', nothing],
])('words %s are not kept', async (_, answer) => {
  keepDraft('coming-up', 'Something earlier');
  await ask(answer, 'Something else');
  await waitFor(() => expect(readDraft('coming-up')).toBe(''));
});

test('a text without enough information says so and offers a next step', async () => {
  await ask(nothing, 'hello');
  expect(await screen.findByText(/I can’t tell from that what it is/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'look at all the coaches' })).toHaveAttribute('href', '#coaches');
});

test('text that suggests danger gets only a caring response', async () => {
  await ask({ ...nothing, care: 'Are you safe right now?' });
  expect(await screen.findByText('Are you safe right now?')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a failure shows an error', async () => {
  await ask('fails');
  expect(await screen.findByText('That didn’t work just now. Please try again.')).toBeVisible();
});

test('fewer than three letters send no request', async () => {
  const { asked, user } = await ask(nothing, 'x');
  await user.type(screen.getByRole('textbox'), 'yz{Enter}');
  await waitFor(() => expect(asked).toEqual(['xyz']));
});

test('nothing is asked for without words: the field is focused, and a line says what to write', async () => {
  const { asked, user } = await ask(nothing, ' ');
  await user.click(screen.getByRole('button', { name: 'Get ready' }));
  expect(screen.getByText('Say in a few words who it’s with and what it’s about.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'What’s coming up?' })).toHaveFocus();
  expect(asked).toEqual([]);
});
