import type { ReactNode } from 'react';
import { localeTag, socialProblems, waysIn } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { useSearchParams } from '@greenroom/navigation';
import { messages } from '../messages/index.ts';
import { Message } from '../form/form-notice.tsx';

/**
 * Explains why a social log-in failed, by the parameters in the URL; on a conflict, names the method to use instead.
 */
export function SocialTrouble(): ReactNode {
  const t = messages.useText();
  const [search] = useSearchParams();
  const problem = socialProblems.find((one) => one === search.get('problem'));
  if (problem === undefined) return null;
  const provider = waysIn.find((way) => way === search.get('provider')) ?? 'unknown';
  const use = (search.get('use') ?? '').split(',');
  const known = waysIn.filter((way) => use.includes(way)).map((way) => t(`authMethod.${way}`));
  return (
    <Message data-tone="warn" role="status">
      {problem === 'conflict' && known.length > 0
        ? t('social.useInstead', { ways: anyOf(known) })
        : t(`social.problem.${problem}`, { name: t(`authMethod.${provider}`) })}
    </Message>
  );
}

/** Joins names as the page's language does: "Google, Apple, or Facebook". */
function anyOf(names: readonly string[]): string {
  return new Intl.ListFormat(localeTag[currentLocale()], { type: 'disjunction' }).format(names);
}
