import { renderHook } from '@testing-library/react';
import type { Locale } from '@greenroom/contracts';
import { activateLocale, loadMessages } from '@greenroom/i18n';
import { useMeetingTitle } from './use-meeting-title.ts';

async function titleIn(locale: Locale, others: string[], day = '2026-11-12'): Promise<string> {
  activateLocale(locale);
  await loadMessages();
  return renderHook(useMeetingTitle).result.current(others, day);
}

test.each([
  ['en', ['Anna', 'Bo'], 'Meeting with Anna and Bo, 12 Nov'],
  ['de', ['Anna', 'Bo'], 'Besprechung mit Anna und Bo, 12. Nov.'],
  ['en', ['Anna', 'Bo', 'Cem', 'Dana'], 'Meeting with Anna, Bo, Cem, and Dana, 12 Nov'],
  ['en', ['Anna', 'Bo', 'Cem', 'Dana', 'Eli'], 'Meeting with Anna, Bo, Cem, and 2 others, 12 Nov'],
  ['de', ['Anna', 'Bo', 'Cem', 'Dana', 'Eli'], 'Besprechung mit Anna, Bo, Cem und 2 weiteren, 12. Nov.'],
  ['en', ['', 'Speaker 2'], 'Meeting, 12 Nov'],
  ['de', [], 'Besprechung, 12. Nov.'],
  ['en', ['Anna'.repeat(40)], 'Meeting, 12 Nov'],
] as const)('names a meeting by the others and the day: %s %j', async (locale, others, title) =>
  expect(await titleIn(locale, [...others])).toBe(title),
);
