import type { Language } from '../transcript.ts';
import type { Bands, MeasureName, Source } from './measure-types.ts';

const upTo = (to: number) => ({ from: null, to });
const from = (least: number) => ({ from: least, to: null });
const between = (least: number, most: number) => ({ from: least, to: most });

const speakerCoach: Source = {
  name: 'Microsoft Speaker Coach',
  address: 'https://support.microsoft.com/office/suggestions-from-speaker-coach-25e7d866-c895-4aa1-9b90-089b70a4ea38',
};

/**
 * The good range of each measure, with its source. If only one end of a range is published, `ours` names the rest. Most
 * figures come from presentations, sales calls and consultations: they show where listeners stay, not what is right.
 */
export const bandsOf: Record<MeasureName, Bands> = {
  pace: {
    unit: 'words-per-minute',
    good: between(100, 165),
    average: between(80, 190),
    sources: [{ ...speakerCoach, ours: 'where average ends' }],
  },
  fillers: {
    unit: 'per-minute',
    good: upTo(5),
    average: upTo(11.9),
    sources: [
      { name: 'Laske and DiGennaro Reed 2024: 5 a minute do no harm, 12 do', address: 'doi:10.1002/jaba.1093' },
    ],
  },
  pauses: {
    unit: 'seconds',
    good: between(1, 4),
    average: between(0.5, 6),
    sources: [
      {
        name: 'Curhan et al. 2022: silences of 3 s and more go with better negotiated results',
        address:
          'https://pure.psu.edu/en/publications/silence-is-golden-extended-silence-deliberative-mindset-and-value',
      },
      {
        name: 'Lundholm Fors 2015: a usual pause lasts a quarter to half a second, 4 s make speech hard to follow',
        address: 'https://www.eurekalert.org/news-releases/846275',
        ours: 'from 1 s on it can be heard as a pause; average up to 6 s',
      },
    ],
  },
  'talk-share': {
    unit: 'percent',
    good: between(40, 60),
    average: between(30, 65),
    sources: [
      {
        name: 'Gong Labs, 25,537 sales calls: 43 to 57 is best, above 65 per cent hurts',
        address: 'https://www.gong.io/resources/labs/talk-to-listen-conversion-ratio/',
        ours: 'the width around it, and the lower ends',
      },
    ],
  },
  'longest-monologue': {
    unit: 'seconds',
    good: upTo(40),
    average: upTo(60),
    sources: [
      {
        name: 'Goulston, “How to Know If You Talk Too Much”, Harvard Business Review 2015: from 40 s on the light is red',
        address: 'https://hbr.org/2015/06/how-to-know-if-you-talk-too-much',
      },
      {
        name: 'Nemko, whose rule it is, draws the line at one minute',
        address: 'https://www.huffpost.com/entry/one-minute-rule-better-conversation_us_55c24697e4b0f7f0bebb41fd',
      },
    ],
  },
  questions: {
    unit: 'per-ten-minutes',
    good: from(6),
    average: from(2.7),
    sources: [
      {
        name: 'Huang et al. 2017: those who asked 9 and more questions in 15 minutes were liked better than those with 4 and fewer',
        address: 'https://pubmed.ncbi.nlm.nih.gov/28447835/',
      },
    ],
  },
  'open-questions': {
    unit: 'percent',
    good: from(50),
    average: from(30),
    sources: [
      {
        name: 'Motivational Interviewing Treatment Integrity code 3.1.1: half of the questions open',
        address: 'doi:10.1186/s12884-017-1471-9',
        ours: 'where average ends',
      },
    ],
  },
  hedging: {
    unit: 'per-minute',
    good: upTo(2),
    average: upTo(5),
    sources: [
      {
        name: 'Hosman and Wright 1987: few hedges make the best impression',
        address: 'doi:10.1080/10570318709374263',
        ours: 'both figures: nobody has published a rate',
      },
    ],
  },
  interruptions: {
    unit: 'per-ten-minutes',
    good: upTo(1),
    average: upTo(3),
    sources: [
      {
        name: 'Mulder-Vos et al. 2023: what takes the floor is an interruption, “mm-hm” is none',
        address: 'https://bmjopen.bmj.com/content/13/9/e066678',
        ours: 'both figures',
      },
    ],
  },
  monotone: {
    unit: 'semitones',
    good: from(3),
    average: from(2),
    sources: [
      {
        name: 'Hincks 2004: speakers’ deviation of pitch is 0.11 to 0.235 of its mean, about 2 to 4 semitones; livelier is rated better',
        address: 'https://www.isca-speech.org/archive/icall2004/iic4_016.html',
        ours: 'good from the middle of it',
      },
    ],
  },
  'repeated-words': {
    unit: 'per-hundred-words',
    good: upTo(3),
    average: upTo(5),
    sources: [{ ...speakerCoach, ours: 'both figures: it calls out repetition and publishes no rate' }],
  },
};

/** German words are longer. */
const germanPace: Bands = {
  unit: 'words-per-minute',
  good: between(90, 160),
  average: between(75, 180),
  sources: [
    {
      name: 'Sprechtempo (Wikipedia): usual are 90 to 120 words; Graf-Stuhlhofer: speakers are at 100 to 160',
      address: 'https://de.wikipedia.org/wiki/Sprechtempo',
      ours: 'where average ends',
    },
  ],
};

/** Good ranges for one kind of conversation, where they differ from the usual ones. */
export type OtherBands = Readonly<Partial<Record<MeasureName, Bands>>>;

export const bandsFor = (name: MeasureName, language: Language, others: OtherBands = {}): Bands =>
  others[name] ?? (name === 'pace' && language === 'de' ? germanPace : bandsOf[name]);
