import { screen } from '@testing-library/react';
import { withMockedApi } from '@greenroom/frame/testing';
import { showPage } from '../../testing/show-page.ts';
import { articlesFor } from './articles-for.ts';
import { articles as german } from './articles/de.ts';
import { articles as english } from './articles/en.ts';
import { searchOver } from './search-articles.ts';

withMockedApi();

test('both languages have the same articles, with the same links and steps', () => {
  const outline = (articles: typeof english) =>
    articles.map(({ id, text, steps, link, onPlans, onlyPlans }) => [
      ...[id, text.length, steps?.length, link?.to],
      ...[onPlans !== undefined, onlyPlans],
    ]);
  expect(outline(german)).toEqual(outline(english));
  expect(new Set(english.map(({ id }) => id)).size).toBe(english.length);
});

test.each([
  ['password', 'cannot-log-in'],
  ['delete my account', 'leaving'],
  ['lgo out everywhere', 'devices'],
  ['price', 'plans'],
])('"%s" finds %s among the first', (words, id) => {
  const found = searchOver(english)(words).slice(0, 3);
  expect(found.map((article) => article.id)).toContain(id);
});

test.each([{ articles: english }, { articles: german }])(
  'the answers mention no plan where plans are off',
  ({ articles }) => {
    const said = (plansOff: boolean) => JSON.stringify(articlesFor(articles, { plansOff }));
    const ofPlans = /\b(plans?|price|charged|subscription|contract|Abo|Abonnement|Preis|abgebucht|Vertrag)\b/i;
    expect(said(false)).toMatch(ofPlans);
    expect(said(true)).not.toMatch(ofPlans);
  },
);

test('a URL with a fragment opens the answer', async () => {
  await showPage('/help-center#terms', []);
  const heading = await screen.findByRole('heading', { name: 'What do I agree to?' });
  expect(heading.closest('details')).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'What does it cost?' }).closest('details')).not.toHaveAttribute('open');
});

test('links to the support contact of the page', async () => {
  const help = document.head.appendChild(document.createElement('link'));
  Object.assign(help, { rel: 'help', href: 'mailto:help@greenroom.example' });
  const { leave } = await showPage('/help-center', []);
  const link = await screen.findByRole('link', { name: 'help@greenroom.example' });
  expect(link).toHaveAttribute('href', 'mailto:help@greenroom.example');
  leave();
  help.remove();
  await showPage('/help-center', []);
  expect(await screen.findByText(/^Not answered\? This is a demonstration/)).toBeVisible();
});

test('the number of results is announced, and an empty result says so', async () => {
  const { user } = await showPage('/help-center', []);
  await user.type(await screen.findByRole('searchbox'), 'zzzqqq');
  expect(await screen.findByText('Nothing here about “zzzqqq”. Try another word.')).toBeVisible();
  expect(screen.getByText('Nothing found')).toBeInTheDocument();
});
