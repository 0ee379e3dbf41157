import { pathTo } from '@greenroom/contracts';
import { knownCoaches, type KnownCoach } from '@greenroom/contracts/known-coaches';
import type { Moment, QuizAnswers } from '../../shared/said/index.ts';

interface Host {
  slug: KnownCoach;
  name: string;
}

const host = (slug: KnownCoach): Host => ({ slug, name: knownCoaches[slug] });
const [imogen, kaito, rosalind] = [host('imogen-vale'), host('kaito-lindqvist'), host('rosalind-achter')];

/** Who knows most about a moment of the quiz. */
const hosts: Record<Moment, Host> = {
  'standing-up': imogen,
  asking: kaito,
  'being-asked': rosalind,
  'saying-it-kindly': kaito,
};

/** The three on the page, the one to meet first. */
export function cast({ moment }: QuizAnswers): readonly [Host, Host, Host] {
  const first = hosts[moment ?? 'standing-up'];
  const [second, third] = [imogen, kaito, rosalind].filter((one) => one !== first) as [Host, Host];
  return [first, second, third];
}

/** Where one meets them: as one would rather rehearse, else by reading first. */
export function meetingPlace({ slug }: Host, { practice }: QuizAnswers): string {
  const page = practice === 'aloud' ? 'mentorCall' : practice === 'written' ? 'mentorChat' : 'mentor';
  return pathTo(page, { instructorSlug: slug });
}
