import type { Locale } from '@greenroom/contracts';
import type { PracticeReminder } from './mail-template.ts';
import { mailText } from './mail-text.ts';
import type { Said } from './said.ts';

/** In characters. The title becomes part of a subject line. */
const longestTitle = 120;

/** The reminder of a practice plan, in both languages. */
export const practiceWords: Record<Locale, (content: PracticeReminder) => Said> = { en: english, de: german };

function english({ step, title: whole, last }: PracticeReminder): Said {
  const title = mailText(whole, longestTitle);
  const next = { item: `“${title}”, to read or try`, scene: `the scene “${title}”`, coach: `a talk with ${title}` };
  return [
    `Time for your practice: ${title}`,
    [`You wanted to practise around now. Next in your plan: ${next[step]}.`],
    'See your week',
    last
      ? [
          'This is the last reminder for now: three have gone by, and we’d rather be quiet than a nuisance. Your plan stays as it is, and reminders start again when you next look at it.',
        ]
      : ['Not today? Then leave it. Nothing is counted against you.'],
  ];
}

function german({ step, title: whole, last }: PracticeReminder): Said {
  const title = mailText(whole, longestTitle);
  const next = {
    item: `„${title}“ zum Lesen oder Ausprobieren`,
    scene: `die Szene „${title}“`,
    coach: `ein Gespräch mit ${title}`,
  };
  return [
    `Zeit zum Üben: ${title}`,
    [`Sie wollten um diese Zeit üben. Als Nächstes steht in Ihrem Plan: ${next[step]}.`],
    'Ihre Woche ansehen',
    last
      ? [
          'Das ist vorerst die letzte Erinnerung: Drei sind ohne Antwort geblieben, und wir sind lieber still als lästig. Ihr Plan bleibt, wie er ist, und die Erinnerungen beginnen wieder, sobald Sie ihn das nächste Mal ansehen.',
        ]
      : ['Heute nicht? Dann lassen Sie es. Niemand führt Buch darüber.'],
  ];
}
