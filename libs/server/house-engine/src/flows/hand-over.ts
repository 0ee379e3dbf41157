import type { Coach } from '@greenroom/content';
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

/** Whether the coach referred to another coach in this conversation. */
export const wasHandedOn = ({ history }: Pick<HouseQuestion, 'history'>): boolean =>
  saidIn(history).some((text) => text.includes('/chat#say='));

/** Returns one sentence with the other coach's subject, name and a link. */
export function nameOther({ question, say, language }: FlowInput, other: Coach): string {
  const field = language === 'de' ? (other.fieldInGerman ?? other.field) : other.field.toLowerCase();
  const [firstName = other.name] = other.name.split(' ');
  const { name, slug } = other;
  return say('othersField', { field, name, firstName, slug, message: asAddress(question.text) });
}
