import { eq } from 'drizzle-orm';
import { ApiFailure, type AnsweredBy } from '@greenroom/contracts';
import { conversations } from '../coaching.tables.ts';
import type { Moderator } from '@greenroom/ports/moderator';
import { sureText, type CallPartner, type CallPartners, type Judgement, type PartnerCall } from '@greenroom/calls';
import type { Catalogue, Coach } from '@greenroom/content';
import { callLines, occasionOf } from '../domain/call-lines.ts';
import { looksEnglish, looksGerman } from '@greenroom/house-engine';
import { findMessagesBefore } from '../conversations/conversations.repository.ts';
import { moderateMessage, type Removal } from '../messages/moderate-message.ts';
import { topicOf } from '../messages/question-of.ts';
import { answerAloud, type AloudDependencies, readBackground } from './answer-aloud.ts';
import { readAhead } from './read-ahead.ts';
import { type Beside, keepHeard, keepSaid } from './keep-words.ts';
import { mannerOf } from './coach-manner.ts';

export interface PartnerDependencies extends AloudDependencies {
  catalogue: Catalogue;
  moderator: Moderator;
}

interface Judged extends Judgement {
  removal: Removal | undefined;
}

/** Creates the call partners for coaches. What is said in a call is stored in the conversation like a chat. */
export function coachesToCall(dependencies: PartnerDependencies): CallPartners {
  const { db, catalogue } = dependencies;
  return {
    async admit(person, { mode, conversationUuid, instructorSlug }) {
      if (mode !== 'coaching') throw new ApiFailure('not_found', 'There is nobody of that kind to call');
      if (!catalogue.coach(instructorSlug)) throw new ApiFailure('not_found', 'There is no such coach');
      const [conversation] = await db.select().from(conversations).where(eq(conversations.uuid, conversationUuid));
      if (!conversation) return;
      if (conversation.ownerId !== person.ownerId) throw new ApiFailure('not_found', 'There is no such conversation');
      if (conversation.instructorSlug !== instructorSlug)
        throw new ApiFailure('conflict', 'This conversation is with another coach');
    },
    open(call) {
      const coach = catalogue.coach(call.instructorSlug);
      if (!coach) throw new ApiFailure('not_found', 'There is no such coach');
      return coachOnTheLine(dependencies, coach, call);
    },
  };
}

function coachOnTheLine(dependencies: PartnerDependencies, coach: Coach, call: PartnerCall): CallPartner {
  const { db, moderator } = dependencies;
  const { language } = call;
  const line = callLines(coach, language, call.uuid);
  /**
   * Verdicts by text. A text is judged when its answer begins and again when it is stored; both get the same verdict.
   */
  const judged = new Map<string, Promise<Judged>>();
  const judge = (text: string): Promise<Judged> => {
    const known = judged.get(text);
    if (known) return known;
    const verdict = moderateMessage(moderator, text).then((removal) => ({ removal, removed: removal !== undefined }));
    verdict.catch(() => judged.delete(text));
    if (judged.size >= mostJudged) judged.clear();
    judged.set(text, verdict);
    return verdict;
  };
  let answeredBy: AnsweredBy = 'house';
  const manner = mannerOf(coach);
  /** Leaves out the words that may be misheard, except where any of the words signal danger. */
  const sureOf = ({ text, doubts }: { text: string; doubts: readonly number[] }) =>
    manner.isUrgent(text) ? text : sureText({ text, doubts }, language, manner.names);
  /** The full text of answers that were heard to their end, by message. */
  const composed = new Map<string, string>();
  const background = readAhead(() => readBackground(dependencies, call));

  return {
    voice: coach.voice,
    manner,
    async greeting() {
      const [last] = await findMessagesBefore(db, call.conversationUuid, undefined, 1);
      if (last) return line('welcomesBack');
      return topicOf(coach, call.topicUuid, language)?.opener ?? line('greetings');
    },
    line: (kind, about) => line(occasionOf(kind, about)),
    makeReady: () => background.begin(),
    async *answer(asked) {
      const verdict = judge(asked.text);
      verdict.catch(() => {});
      const known = background.take();
      const pieces = answerAloud(
        dependencies,
        { coach, call, composed },
        known,
        { ...asked, text: sureOf(asked) },
        (by) => (answeredBy = by),
      );
      const iterator = pieces[Symbol.asyncIterator]();
      // Started in parallel, so that a slow verdict does not delay the answer.
      const first = iterator.next();
      first.catch(() => {});
      try {
        const { removal } = await verdict;
        if (removal) {
          answeredBy = 'house';
          yield { type: 'text', text: removal.sentence };
          return;
        }
        for (let next = await first; !next.done; next = await iterator.next()) yield next.value;
      } finally {
        // Not awaited: it may wait for a slow model.
        iterator.return(undefined).catch(() => {});
      }
    },
    languageOf: (sentence) =>
      language === 'de' ? (looksEnglish(sentence) ? 'en' : 'de') : looksGerman(sentence) ? 'de' : 'en',
    maySay: async (text) => answeredBy !== 'model' || (await moderator.check(text)) === undefined,
    judge,
    keepSaid: (tx, { judgement, ...said }) => {
      background.forget();
      return keepSaid(tx, call, { ...said, sure: sureOf(said) }, (judgement as Judged).removal);
    },
    keepHeard: (tx, heard) => {
      background.forget();
      const { composed: all } = (heard.beside as Beside | undefined) ?? {};
      if (heard.whole && all !== undefined) composed.set(heard.messageUuid, all);
      return keepHeard(tx, call, heard);
    },
  };
}

const mostJudged = 50;
