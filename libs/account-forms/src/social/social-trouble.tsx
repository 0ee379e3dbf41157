import type { ReactNode } from 'react';
import { localeTag, socialProblems, waysIn } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { useSearchParams } from '@greenroom/navigation';
import { messages } from '../messages/index.ts';
import { Message } from '../form/form-notice.tsx';

/** Why one is back from a provider without being in, as the address says; a conflict names the way to take instead. */
export function SocialTrouble(): ReactNode {
  const t = messages.useText();
  const [search] = useSearchParams();
  const problem = socialProblems.find((one) => one === search.get('problem'));
  if (problem === undefined) return null;
  const provider = waysIn.find((way) => way === search.get('provider')) ?? 'unknown';
  const use = (search.get('use') ?? '').split(',');
  const known = waysIn.filter((way) => use.includes(way)).map((way) => t(`way.${way}`));
  return (
    <Message data-tone="warn" role="status">
      {problem === 'conflict' && known.length > 0
        ? t('social.useInstead', { ways: anyOf(known) })
        : t(`social.problem.${problem}`, { name: t(`way.${provider}`) })}
    </Message>
  );
}

/** "Google, Apple, or Facebook", as the page's language says it. */
function anyOf(names: readonly string[]): string {
  return new Intl.ListFormat(localeTag[currentLocale()], { type: 'disjunction' }).format(names);
}
