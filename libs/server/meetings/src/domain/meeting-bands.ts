import type { MeetingKind } from '@greenroom/contracts';
import type { Bands, OtherBands } from '@greenroom/speech-analysis';

const percent = (from: number | null, to: number | null, least: number | null, most: number | null) => ({
  unit: 'percent' as const,
  good: { from, to },
  average: { from: least, to: most },
});
const seconds = (good: number, average: number) => ({
  unit: 'seconds' as const,
  good: { from: null, to: good },
  average: { from: null, to: average },
});

const gong = {
  name: 'Gong Labs, 25,537 sales calls: 43 to 57 is best, above 65 per cent hurts',
  address: 'https://www.gong.io/resources/labs/talk-to-listen-conversion-ratio/',
  ours: 'the width around it, and the lower ends',
};
const gongQuestions = {
  name: 'Gong Labs: 11 to 14 questions go with the best sales calls',
  address: 'https://www.gong.io/resources/labs/',
  ours: 'the rate, for a call of half an hour or more, and where average ends',
};
const evenTurns = {
  name: 'Woolley et al. 2010: groups do better where turns are shared out evenly',
  address: 'doi:10.1126/science.1193147',
  ours: 'the figures: half as much and half as much again as an even share',
};
const nobody = (what: string) => ({ name: what, address: '', ours: 'all figures: nobody has published any' });

/** In a presentation the account is meant to speak most of the time. */
const presentation: OtherBands = {
  'talk-share': {
    ...percent(60, 95, 45, 100),
    sources: [nobody('A presenter speaks most of the time, and leaves room for questions')],
  },
  'longest-monologue': {
    ...seconds(600, 900),
    sources: [
      {
        name: 'Bradbury 2016: that attention lasts 10 to 15 minutes is often said and hardly shown',
        address: 'doi:10.1152/advan.00109.2016',
        ours: 'that a break before is good all the same',
      },
    ],
  },
  questions: {
    unit: 'per-ten-minutes',
    good: { from: 2, to: null },
    average: { from: 0.8, to: null },
    sources: [nobody('A question now and then keeps listeners with one')],
  },
};

const salesCall: OtherBands = {
  'talk-share': { ...percent(35, 50, 25, 65), sources: [gong] },
  questions: {
    unit: 'per-ten-minutes',
    good: { from: 3.5, to: null },
    average: { from: 2, to: null },
    sources: [gongQuestions],
  },
};

const interview: OtherBands = {
  'talk-share': {
    ...percent(45, 75, 35, 85),
    sources: [nobody('Whoever is interviewed speaks more than half of the time; whoever interviews, less')],
  },
  'longest-monologue': { ...seconds(120, 180), sources: [nobody('An answer of up to two minutes can be followed')] },
  questions: {
    unit: 'per-ten-minutes',
    good: { from: 1, to: null },
    average: { from: 0.3, to: null },
    sources: [nobody('Questions of one’s own belong to an interview')],
  },
};

const standUp: OtherBands = {
  'longest-monologue': { ...seconds(60, 120), sources: [nobody('A stand-up is a quarter of an hour for everyone')] },
  questions: {
    unit: 'per-ten-minutes',
    good: { from: 1, to: null },
    average: { from: 0.3, to: null },
    sources: [nobody('In a round of reports one question can be enough')],
  },
};

const byKind: Record<MeetingKind, OtherBands> = {
  'one-to-one': {},
  presentation,
  'sales-call': salesCall,
  interview,
  'stand-up': standUp,
  other: {},
};

/**
 * Returns the good ranges for a kind of meeting where they differ from those of a conversation between two people.
 * @param people how many spoke; with more than two, an even share is good, except in presentations and interviews
 */
export function meetingBands(kind: MeetingKind, people: number): OtherBands {
  const own = byKind[kind];
  if (own['talk-share'] || people <= 2) return own;
  const even = 100 / people;
  const round = (value: number) => Math.round(value);
  const share: Bands = {
    ...percent(round(even * 0.5), round(even * 1.5), round(even * 0.25), round(even * 2)),
    sources: [evenTurns],
  };
  return { ...own, 'talk-share': share };
}
