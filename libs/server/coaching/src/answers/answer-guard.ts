import { type AnswerFilter, filterAnswer, quoteSources, type Shown } from '../domain/answer-filter/index.ts';
import type { HouseQuestion } from '@greenroom/house-engine';
import type { Piece } from './piece.ts';

/**
 * Creates the filter for a language model's answer to a question. The model may quote the coach's shelf and what the
 * person said, uploaded or stated.
 * @param origin of the site
 * @param by `sentence` for speech, which cannot be retracted
 */
export function filterFor(question: HouseQuestion, origin: string | undefined, by: 'word' | 'sentence'): AnswerFilter {
  const { coach, history, text, topic, materials, remembered = [], soFar, about = [], corrected } = question;
  const texts = () => [
    ...coach.shelf.map(({ body }) => body),
    coach.line,
    ...(topic ? [topic.opener] : []),
    text,
    ...history.filter(({ author }) => author === 'person').map((turn) => turn.text),
    ...materials.map((material) => material.text),
    ...remembered,
    ...about,
    ...(soFar ? [...soFar.lines, ...soFar.said] : []),
    ...(corrected?.goal ? [corrected.goal] : []),
  ];
  const names = () => [
    ...coach.shelf.map(({ title }) => title),
    coach.name,
    ...materials.map(({ name }) => name),
    ...(topic ? [topic.title] : []),
  ];
  return filterAnswer({ sources: quoteSources(texts, names), origin }, by);
}

/** Yields what a filter releases, as pieces of the answer. */
export function* piecesOf(shown: Shown | undefined): Generator<Piece> {
  if (shown?.replaces) yield { type: 'restart' };
  if (shown && shown.text !== '') yield { type: 'text', text: shown.text };
}
