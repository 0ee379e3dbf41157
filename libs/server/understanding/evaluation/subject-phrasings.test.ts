import { readFileSync } from 'node:fs';
import { noSubject, readSubjects, subjectWeightsFile } from '../src/subjects/read-subjects.ts';
import { packSparse, probabilitiesIn, unpackSparse } from '../src/subjects/sparse-model.ts';
import { subjectFeatures } from '../src/subjects/subject-features.ts';
import { fitSubjects } from './fit-subjects.ts';
import { type SubjectPhrasing, subjectPhrasings } from './subject-phrasings.ts';

const phrasings = subjectPhrasings();

/** In phrasings of one subject in one language. */
const fewest = 18;

test('each subject has enough phrasings in both languages', () => {
  const counts = Map.groupBy(
    phrasings.filter(({ isAbout }) => isAbout),
    ({ subject, locale }) => `${subject} ${locale}`,
  );
  const few = [...counts].filter(([, all]) => all.length < fewest).map(([name, all]) => `${name}: ${all.length}`);
  expect(few).toEqual([]);
  const subjects = new Set([...counts.keys()].map((name) => name.split(' ')[0]));
  expect(counts.size).toBe(2 * subjects.size);
});

test('the weights were trained on the subjects that have phrasings: run `npm run train:subjects`', () => {
  const subjects = [...new Set(phrasings.filter(({ isAbout }) => isAbout).map(({ subject }) => subject))];
  expect([...unpackSparse(readFileSync(subjectWeightsFile)).classes]).toEqual(subjects.sort());
});

test('what is about nothing in the content is read as nothing', () => {
  for (const text of ['ok', 'why?', 'thanks', 'weiter']) {
    const [best] = readSubjects(text);
    expect(best?.confidence ?? 0).toBeLessThan(0.15);
  }
});

describe('a fitted model', () => {
  const about = (subject: string, texts: readonly string[]): SubjectPhrasing[] =>
    texts.map((text) => ({ subject, locale: 'en', isAbout: true, text }));
  const few = [
    ...about('situations/noise', [
      'loud music from upstairs',
      'the music is loud at night',
      'loud neighbours at night',
    ]),
    ...about('situations/raise', ['ask my boss for a raise', 'i want a raise', 'a raise from my boss this year']),
    ...about(noSubject, ['ok thanks', 'ok go on', 'thanks a lot, go on']),
  ];
  const model = fitSubjects(few);
  const best = (text: string, of = model) => {
    const found = probabilitiesIn(of, subjectFeatures(text));
    return of.classes[found.indexOf(Math.max(...found))];
  };

  it('tells subjects apart', () => {
    expect(best('such loud music at night')).toBe('situations/noise');
    expect(best('how do i get a raise from my boss')).toBe('situations/raise');
    expect(best('ok go on thanks')).toBe(noSubject);
  });

  it('reads the same after packing and unpacking', () => {
    const unpacked = unpackSparse(packSparse(model));
    expect(unpacked.classes).toEqual(model.classes);
    expect(best('such loud music at night', unpacked)).toBe('situations/noise');
  });

  it('is less sure of a subject after a near miss', () => {
    const nearMiss: SubjectPhrasing = { ...few[0]!, isAbout: false, text: 'i play loud music at night' };
    const noise = (of: typeof model) =>
      probabilitiesIn(of, subjectFeatures('i play loud music at night'))[of.classes.indexOf('situations/noise')]!;
    expect(noise(fitSubjects([...few, nearMiss]))).toBeLessThan(noise(model));
  });
});
