import { ApiFailure, bounds } from '@greenroom/contracts';
import { mayHintAtDanger } from '@greenroom/safety';
import { type Occasion, detectIntent } from '@greenroom/house-engine';

/** @throws ApiFailure `message_too_long` */
export function refuseTooLong(text: string): void {
  if (text.length > bounds.chatMessageLength) {
    throw new ApiFailure('message_too_long', `A message has at most ${bounds.chatMessageLength} characters`);
  }
}

const titleLength = 80;

/** The title of a conversation that began with danger, or a hint of it, so that lists do not reveal it. */
const untold = '…';

/** Derives the title of a conversation from the person's words, cut at a word boundary. */
export function titleOf(text: string): string {
  if (mayHintAtDanger(text)) return untold;
  const line = withoutGreeting(text.trim().replace(/\s+/g, ' '));
  if (line.length <= titleLength) return line;
  const cut = line.slice(0, titleLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), titleLength / 2)).trimEnd()}…`;
}

/** Whether a text says what a conversation is about; greetings, thanks, a yes and the like do not. */
export function namesTopic(text: string): boolean {
  return text === untold || !namesNone.has(detectIntent(text));
}

const namesNone = new Set<Occasion>([
  'gibberish',
  'greeting',
  'thanks',
  'goodbye',
  'yes',
  'no',
  'dont-know',
  'already-said',
]);

const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|moin|servus|guten (?:morgen|tag|abend))(?: \p{L}+)?[,.!:]+\s+(?=\p{L})/iu;

function withoutGreeting(line: string): string {
  const rest = line.replace(greeting, '');
  return rest === line ? line : rest.charAt(0).toUpperCase() + rest.slice(1);
}
