import { z } from 'zod';
import { LanguageModelError, type StructuredRequest } from '@greenroom/ports/language-model';
import { asData, fillIn, type ModelOnBudget, type PromptPart } from '@greenroom/llm';
import { dayIn } from '@greenroom/contracts/named-day';
import type { MeetingAnalyst } from './analysis/meeting-analyst.ts';
import { chosen, measuredMoments, placeOf, spokenMoments } from './domain/find-moments.ts';
import { eachOnce } from './domain/find-promises.ts';
import { type MeetingFindings, type Moment, type Promised, shortened } from './domain/findings.ts';
import { type WholeMeeting, wholeMeeting } from './domain/whole-meeting.ts';
import type { MeetingObserver, Observed } from './observer.ts';

/** The model returns only quotes: a transcript could manipulate any text that it writes itself. */
const Noted = z.object({
  moments: z.array(z.object({ kind: z.string(), quote: z.string() })),
  promises: z.array(z.string()),
});

const maxOutputTokens = 1_500;
/** The newest turns sent to the model, in UTF-16 code units: about 15,000 tokens. */
const mostText = 60_000;
const timeoutMs = 60_000;

export interface ModelObserverDependencies {
  model: ModelOnBudget;
  prompt: PromptPart;
  analyst: MeetingAnalyst;
  log: { warn(facts: object, message: string): void };
}

/**
 * Lets a language model find moments and promises, and falls back to the rules if it fails. Only quotes that occur in
 * the account's own words count, and their kinds come from a fixed list.
 */
export function modelObserver({ model, prompt, analyst, log }: ModelObserverDependencies): MeetingObserver {
  return {
    async observe(observed, signal) {
      const { findings: house, danger } = observed.analysis;
      // A meeting with an emergency is not sent to a model (docs/adr/0012).
      if (danger.isEmergency) return house;
      // The model is asked for the account's own words, which nobody can tell here.
      if (house.voices === 'mixed') return house;
      const meeting = wholeMeeting(observed.said.parts, observed.said.you);
      const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      try {
        const { value } = await model.of(observed.ownerId).complete(requestFor(prompt, meeting), within);
        const { findings, dropped } = await held(value, meeting, observed, analyst);
        if (dropped > 0) log.warn({ dropped }, 'Dropped quotes from the model that do not occur in the meeting');
        return findings;
      } catch (error) {
        signal.throwIfAborted();
        const trouble = error instanceof LanguageModelError ? error.trouble : 'unknown';
        log.warn({ trouble }, 'The model failed on a meeting; using the findings of the rules');
        return { ...house, madeBy: 'house-for-model' };
      }
    },
  };
}

function requestFor({ text }: PromptPart, meeting: WholeMeeting): StructuredRequest<z.infer<typeof Noted>> {
  const lines = meeting.transcript.turns
    .filter((turn) => turn.text !== '')
    .map((turn) => asData(turn.speaker === 'you' ? 'person_says' : 'material', turn.text));
  let room = mostText;
  const newest = lines.slice(lines.findLastIndex((line) => (room -= line.length) < 0) + 1);
  return {
    name: 'meeting',
    schema: Noted,
    maxOutputTokens,
    temperature: 0,
    messages: [
      { role: 'system', content: fillIn(text, { kinds: spokenMoments.join(', ') }) },
      { role: 'user', content: newest.join('\n') },
    ],
  };
}

/** Checks the model's notes against what was said. */
async function held(
  noted: z.infer<typeof Noted>,
  meeting: WholeMeeting,
  { said, analysis: { measures, findings: house }, heldAt }: Observed,
  analyst: MeetingAnalyst,
): Promise<{ findings: MeetingFindings; dropped: number }> {
  const places = await analyst.verify(said, [...noted.moments.map(({ quote }) => quote), ...noted.promises]);
  const kinds = new Set<string>();
  const moments = noted.moments.flatMap(({ kind }, index): Moment[] => {
    const known = spokenMoments.find((one) => one === kind);
    const place = places[index];
    if (!known || !place || kinds.has(kind)) return [];
    kinds.add(kind);
    return [{ kind: known, ...placeOf(meeting, place) }];
  });
  const promises = places.slice(noted.moments.length).flatMap((place): Promised[] =>
    place
      ? [
          {
            ...placeOf(meeting, place),
            who: null,
            text: shortened(place.quote),
            dueOn: dayIn(place.quote, heldAt)?.day ?? null,
          },
        ]
      : [],
  );
  // A promise that the rules found wins; the model adds promises in other turns.
  const more = promises.filter((one) => !house.followUps.some(({ turn, who }) => who === null && turn === one.turn));
  return {
    dropped: places.filter((place) => place === null).length,
    findings: {
      madeBy: 'model',
      moments: chosen([...moments, ...measuredMoments(meeting, measures)]),
      followUps: eachOnce([...house.followUps, ...more]),
      ...(house.reasons && { reasons: house.reasons }),
      ...(house.voices && { voices: house.voices }),
    },
  };
}
