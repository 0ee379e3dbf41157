import { ApiFailure, bounds, type MeetingTake } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { careFor, plainCareText } from '@greenroom/safety';
import { type Answers, isCostly, judgeTake } from './domain/judge-take.ts';
import { saidAround } from './domain/says-something-here.ts';
import { sentencesIn } from './domain/sentences.ts';
import { findParts, type MeetingRow, feedbackOnMeetings } from './meetings.repository.ts';

/**
 * Judges another line for a costly moment of a meeting, and returns a possible answer. Stores nothing.
 * @param position of the moment in the feedback, from 0
 * @throws ApiFailure `message_too_long`, `care_first` with help lines, `not_ready`, `not_found`
 */
export async function takeMeetingMoment(
  { db, catalogue }: { db: Queryable; catalogue: Catalogue },
  row: MeetingRow,
  { position, text }: { position: number; text: string },
  language: 'en' | 'de',
): Promise<MeetingTake> {
  if (text.length > bounds.sceneLineLength) throw new ApiFailure('message_too_long', 'That is too long for one line');
  // Danger is checked before anything else; the rules judge threats.
  const care = careFor([], text, 'instead');
  if (care && care.step !== 'refusal') throw new ApiFailure('care_first', plainCareText(care));
  const notes = await feedbackOnMeetings.find(db, row.conversationUuid);
  if (!notes?.findings) throw new ApiFailure('not_ready', 'This meeting has no feedback yet');
  const moment = notes.findings.moments[position];
  if (!moment || !isCostly(moment.kind)) throw new ApiFailure('not_found', 'There is no such moment');
  const parts = await findParts(db, row.conversationUuid);
  const turns = parts.flatMap((part) => part.turns.map((turn) => turn.text));
  const context = { push: moment.push, said: [row.title, moment.quote, ...saidAround(turns, moment.turn)] };
  const { isMet, says, answer } = judgeTake(moment.kind, text, context, (spoken) => answersOf(catalogue, spoken));
  return { text, answer, isMet, says: sentencesIn[language].takes[says] };
}

/** Returns the answers for any partner; the German ones address the reader neutrally. */
function answersOf({ scenes }: Catalogue, language: 'en' | 'de'): Answers {
  const answers = language === 'de' ? scenes.custom?.inGerman : scenes.category('work');
  if (!answers) throw new Error('The content has no reactions');
  return answers;
}
