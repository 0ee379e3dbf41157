import type { WeakSpot } from '@greenroom/contracts';
import type { CatalogueIndex, Nearness } from './candidate.ts';
import type { Manner, PersonFacts, WithWhom } from './person-facts.ts';
import type { Signal } from './rank.ts';

/** The weight of each kind of signal while it is new. Chosen by `bench:recommendations` on its tuning half. */
const weights = {
  goal: 1,
  talk: 0.9,
  score: 0.8,
  saved: 0.6,
  meeting: 0.5,
  liked: 0.6,
  withWhom: 0.15,
  finished: 0.6,
  scene: 0.4,
  manner: 0.15,
  disliked: -0.4,
  waved: -0.8,
};

/** In days, the age at which something said or done has half its weight. */
const halfLifeDays = { talk: 10, done: 21 };

/** Typical subjects with each kind of person, in the catalogue's words. */
const withWhomWords: Record<WithWhom, string> = {
  manager: 'manager boss pay raise review',
  team: 'team lead feedback delegate meeting',
  customers: 'customer client price negotiate offer',
  family: 'family children parents home',
  partner: 'partner couple money home',
  myself: 'calm sleep nerves strength breath',
  'someone-else': '',
};

const mannerWords: Record<Manner, string> = {
  gentle: 'gentle kind patient warm unhurried quiet',
  straight: 'frank exact direct plain blunt straight',
  playful: 'funny cheerful dry playful jokes',
};

const weakSpotWords: Record<WeakSpot, string> = {
  pace: 'pace slow down speaking too fast pauses',
  fillers: 'filler words um pause silence instead',
  'talk-share': 'listening let others speak quiet colleague',
  questions: 'asking questions open question',
  hedging: 'say it plainly without maybe apologising',
  interruptions: 'interrupting letting people finish listening',
  monotone: 'voice melody monotone emphasis',
};

/** Returns the signals for and against candidates that a person's facts give at a moment. */
export function signalsOf(facts: PersonFacts, index: CatalogueIndex, now: Date): Signal[] {
  const faded = (at: Date, halfLife: number) =>
    0.5 ** (Math.max(0, now.getTime() - at.getTime()) / 86_400_000 / halfLife);
  const { goal, withWhom, manner } = facts;
  return [
    ...(goal
      ? [{ reason: { from: 'goal' as const, words: goal }, weight: weights.goal, near: index.toWords(goal) }]
      : []),
    ...(withWhom
      ? [
          {
            reason: { from: 'with-whom' as const, withWhom },
            weight: weights.withWhom,
            near: index.toWords(withWhomWords[withWhom]),
          },
        ]
      : []),
    ...(manner
      ? [
          {
            reason: { from: 'manner' as const, manner },
            weight: weights.manner,
            near: only('coach', index, index.toWords(mannerWords[manner])),
          },
        ]
      : []),
    ...facts.talks.map(({ coach, title, said, at }): Signal => ({
      reason: { from: 'talk', coach, words: title, at: at.toISOString() },
      weight: weights.talk * faded(at, halfLifeDays.talk),
      // The choice of coach is a signal too.
      near: nearestOf([index.toWords([title, ...said].join('\n')), index.toSubject(coach)]),
    })),
    ...facts.rated.map(({ coach, up, items, at }): Signal => ({
      reason: { from: 'liked', coach, at: at.toISOString() },
      weight: (up ? weights.liked : weights.disliked) * faded(at, halfLifeDays.done),
      near: nearestOf(items.map((item) => index.toSubject(item))),
    })),
    ...facts.read.flatMap(({ item, finishedAt, savedAt }): Signal[] => [
      ...(finishedAt
        ? [
            {
              reason: { from: 'finished' as const, key: item, at: finishedAt.toISOString() },
              weight: weights.finished * faded(finishedAt, halfLifeDays.done),
              near: index.toSubject(item),
            },
          ]
        : []),
      ...(savedAt
        ? [
            {
              reason: { from: 'saved' as const, at: savedAt.toISOString() },
              weight: weights.saved,
              near: new Map([[item, 1]]),
            },
          ]
        : []),
    ]),
    ...facts.played.flatMap(({ scene, title, at, weakest }): Signal[] => [
      {
        reason: { from: 'scene', scene, title, at: at.toISOString() },
        weight: weights.scene * faded(at, halfLifeDays.done),
        near: index.toSubject(scene),
      },
      ...(weakest
        ? [
            {
              reason: {
                from: 'score' as const,
                scene,
                title,
                criterion: weakest.criterion,
                score: weakest.score,
                at: at.toISOString(),
              },
              weight: weights.score * (1 - weakest.score / 10) * faded(at, halfLifeDays.done),
              near: index.toWords(weakest.words),
            },
          ]
        : []),
    ]),
    ...facts.meetings.flatMap(({ title, weakSpots, at }) =>
      weakSpots.map((weakSpot): Signal => ({
        reason: { from: 'meeting', title, weakSpot, at: at.toISOString() },
        weight: weights.meeting * faded(at, halfLifeDays.done),
        near: index.toWords(weakSpotWords[weakSpot]),
      })),
    ),
    ...facts.waved.map(({ key, at }): Signal => ({
      reason: { from: 'beginning' },
      weight: weights.waved * faded(at, halfLifeDays.done),
      near: index.toSubject(key),
    })),
  ];
}

function only(kind: 'coach', index: CatalogueIndex, near: Nearness): Nearness {
  return new Map([...near].filter(([key]) => index.candidate(key)?.kind === kind));
}

/** Combines the nearness to several things: each candidate is as near as to the nearest of them. */
function nearestOf(several: readonly Nearness[]): Nearness {
  const near = new Map<string, number>();
  for (const one of several) for (const [key, value] of one) near.set(key, Math.max(value, near.get(key) ?? 0));
  return near;
}
