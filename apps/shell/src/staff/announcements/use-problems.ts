import { words } from '../words.ts';

/** Returns sentences about failures of changes to announcements. */
export function useProblems() {
  const t = words.useText();
  return {
    conflict: t('announce.problem.conflict'),
    not_found: t('announce.problem.notFound'),
    bad_request: t('announce.problem.badRequest'),
  };
}
