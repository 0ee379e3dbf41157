import { languageOfRequest, type SoundReply, serve } from '@greenroom/http';
import type { FastifyInstance } from 'fastify';
import { ApiFailure, type Narration } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import type { RightsOf, Person } from '@greenroom/access';
import { type Catalogue, type Coach, contentAnswers, inLanguage, languageShown, nameUuid } from '@greenroom/content';
import { itemScript } from './domain/item-script.ts';
import type { ScriptPart } from './domain/script-part.ts';
import type { Narrator } from './narrator.ts';

export interface NarrationRoutesDependencies {
  catalogue: Catalogue;
  rightsOf: RightsOf;
  narrator: Narrator;
}

type Locale = 'en' | 'de';

/** Serves library items and coaches' introductions as speech. Anyone who may read an item may hear it. */
export function narrationRoutes(app: FastifyInstance, deps: NarrationRoutesDependencies): void {
  const { catalogue, rightsOf, narrator } = deps;
  const answers = (person: Person) => contentAnswers({ catalogue, rightsOf }, person, 'en');

  const itemOf = (person: Person, instructorSlug: string, contentUuid: string, wanted: Locale) => {
    const { uuid } = answers(person).content(instructorSlug, contentUuid);
    const coach = catalogue.coach(instructorSlug)!;
    const item = catalogue.item(instructorSlug, uuid)!;
    const language = languageShown(item, wanted);
    return { uuid, coach, script: itemScript(inLanguage(item, language), language), language };
  };
  const helloOf = (person: Person, slug: string, language: Locale) => {
    answers(person).prePaywallBio(slug);
    const coach = catalogue.coach(slug)!;
    const script: ScriptPart[] = [{ section: 'hello', heading: null, text: coach.voice.hello[language] }];
    return { uuid: nameUuid(`hello/${slug}`), coach, script, language };
  };
  const wordsOf = ({ text }: ScriptPart, { voice }: Coach, language: string) => ({ text, voice, language });
  const described = ({ uuid, coach, script, language }: ReturnType<typeof itemOf>): Narration => ({
    uuid,
    text: script[0]?.section === 'hello' ? script[0].text : null,
    parts: script.map((part) => ({
      key: narrator.keyOf(wordsOf(part, coach, language)),
      section: part.section,
      heading: part.heading,
      estimatedMs: estimatedMs(part.text, coach),
    })),
  });
  const soundOf = async (
    of: readonly ReturnType<typeof itemOf>[],
    partKey: string,
    { ownerId }: Person,
  ): Promise<SoundReply> => {
    const all = of.flatMap(({ script, coach, language }) => script.map((part) => wordsOf(part, coach, language)));
    const words = all.find((one) => narrator.keyOf(one) === partKey);
    if (!words) throw new ApiFailure('not_found', 'Nothing that is said has this name');
    return { type: 'audio/wav', bytes: await narrator.soundOf(words, ownerId), immutable: true };
  };

  serve(app, contracts.itemNarration, async ({ params, person, request }) =>
    described(itemOf(person, params.instructorSlug, params.contentUuid, languageOfRequest(request))),
  );
  // Finds the part by its key alone: the page's language may have changed since.
  serve(app, contracts.itemNarrationPart, async ({ params, person }) => {
    const inEach = (['en', 'de'] as const).map((wanted) =>
      itemOf(person, params.instructorSlug, params.contentUuid, wanted),
    );
    return soundOf(inEach, params.partKey, person);
  });
  serve(app, contracts.coachNarration, async ({ params, person, request }) => {
    const locale = languageOfRequest(request);
    return described(helloOf(person, params.slug, locale));
  });
  serve(app, contracts.coachNarrationPart, async ({ params, person }) => {
    const inEach = (['en', 'de'] as const).map((language) => helloOf(person, params.slug, language));
    return soundOf(inEach, params.partKey, person);
  });
}

/** In words a minute, at a pace of 1: the mean of the recorded voices over the sentences of `npm run bench:speech`. */
const recordedSpeed = 180;

/** Estimates the duration from the speed of the embedded voice; a vendor's is similar. */
function estimatedMs(text: string, { voice: { embedded } }: Coach): number {
  const words = text.split(/\s+/).length;
  const speed = 'engine' in embedded.en ? recordedSpeed * embedded.en.pace : embedded.en.speed;
  return Math.round((words / speed) * 60_000);
}
