import { keepSaidBefore, readSaidBefore, type SaidBefore } from '@greenroom/about-you';
import { keepDraft, readDraft } from '@greenroom/auth';

/** The quiz's options: the moment that the person keeps rehearsing, and how they would rather practise it. */
export const moments = ['standing-up', 'asking', 'being-asked', 'saying-it-kindly'] as const;
export const practices = ['aloud', 'written', 'both'] as const;
export type Moment = (typeof moments)[number];

/** The quiz answers. Those that onboarding would also ask for are stored where it finds them. */
export interface QuizAnswers extends SaidBefore {
  moment?: Moment;
  practice?: (typeof practices)[number];
}

const place = 'quiz';

/** Returns this tab's answers. */
export function readQuizAnswers(): QuizAnswers {
  const [kept, kind] = readDraft(place).split(' ');
  const moment = moments.find((one) => one === kept);
  const practice = practices.find((one) => one === kind);
  return { ...readSaidBefore(), ...(moment && { moment }), ...(practice && { practice }) };
}

export function keepQuizAnswers({ moment, practice, ...said }: QuizAnswers): void {
  keepSaidBefore(said);
  keepDraft(place, moment || practice ? `${moment ?? ''} ${practice ?? ''}` : '');
}
