import { pathTo } from '@greenroom/contracts';
import { knownCoaches, type KnownCoach } from '@greenroom/contracts/known-coaches';
import type { Moment, QuizAnswers } from '../../shared/said/index.ts';

interface Host {
  slug: KnownCoach;
  name: string;
}

const host = (slug: KnownCoach): Host => ({ slug, name: knownCoaches[slug] });
const [imogen, kaito, rosalind] = [host('imogen-vale'), host('kaito-lindqvist'), host('rosalind-achter')];

/** The coach for each moment of the quiz. */
const hosts: Record<Moment, Host> = {
  'standing-up': imogen,
  asking: kaito,
  'being-asked': rosalind,
  'saying-it-kindly': kaito,
};

/** Returns the three coaches of the page, the recommended one first. */
export function hostsFor({ moment }: QuizAnswers): readonly [Host, Host, Host] {
  const first = hosts[moment ?? 'standing-up'];
  const [second, third] = [imogen, kaito, rosalind].filter((one) => one !== first) as [Host, Host];
  return [first, second, third];
}

/** Returns the coach's page for the preferred way to practise; the profile if none is known. */
export function meetingPlace({ slug }: Host, { practice }: QuizAnswers): string {
  const page = practice === 'aloud' ? 'mentorCall' : practice === 'written' ? 'mentorChat' : 'mentor';
  return pathTo(page, { instructorSlug: slug });
}
