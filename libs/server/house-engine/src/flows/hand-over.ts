import type { Coach } from '@greenroom/content';
import { moveOf } from '../moves/move-of.ts';
import type { HouseAnswer, HouseQuestion } from '../question.ts';
import { saidIn } from '../speaking.ts';
import { answer, type FlowInput } from './flow.ts';

/** Maximum length of the message in a link, in UTF-16 code units. It follows the `#`, so that no server sees it. */
const handedOver = 600;
const asAddress = (text: string) =>
  encodeURIComponent(text.slice(0, handedOver)).replace(/[()'*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

/** Names the coach whose subject it is. The link passes the message on to them. */
export function handOver(input: FlowInput, other: Coach): HouseAnswer {
  const { say, chip } = input;
  return answer([nameOther(input, other), say('orStay')], [chip('words'), chip('decide')]);
}

/**
 * Returns another coach whose subject the message is. In the middle of a conversation it has to be a new subject, and
 * certainly theirs: a few words in common with another field are no reason to send the person there.
 */
export function coachElsewhere({ question, shelves }: FlowInput): Coach | undefined {
  const { text, coach, history } = question;
  if (history.length > 0 && moveOf(question)?.move !== 'new-subject') return undefined;
  const found = shelves.coachFor(text, history.length > 0 ? 'surely' : 'perhaps');
  return found?.slug === coach.slug ? undefined : found;
}

/** Whether the coach referred to another coach in this conversation. */
export const wasHandedOn = ({ history }: Pick<HouseQuestion, 'history'>): boolean =>
  saidIn(history).some((text) => text.includes('/chat#say='));

/** Returns one sentence with the other coach's name and a link. */
export function nameOther({ question, say }: FlowInput, other: Coach): string {
  const [firstName = other.name] = other.name.split(' ');
  const { name, slug } = other;
  return say('otherCoach', { name, firstName, slug, message: asAddress(question.text) });
}
