import { createContext, use, type ReactNode } from 'react';
import type { Because as Reason } from '@greenroom/contracts';

const RepeatedContext = createContext<ReadonlySet<Reason>>(new Set());

interface ReasonsOnceProps {
  /** All recommendations of the page, in the order in which they are shown. */
  of: readonly { because: Reason }[];
  children: ReactNode;
}

/** Lets its page give each reason once: only the first recommendation with it shows it. */
export function ReasonsOnce({ of, children }: ReasonsOnceProps): ReactNode {
  return <RepeatedContext value={repeatedIn(of.map(({ because }) => because))}>{children}</RepeatedContext>;
}

/** Returns whether the page has already given this reason. */
export const useIsRepeated = (reason: Reason): boolean => use(RepeatedContext).has(reason);

/** Returns the reasons that say the same as one before them. */
function repeatedIn(reasons: readonly Reason[]): Set<Reason> {
  const given = new Set<string>();
  return new Set(
    reasons.filter((reason) => {
      const said = reason.from === 'beginning' ? reason.from : JSON.stringify(reason);
      const isRepeated = given.has(said);
      given.add(said);
      return isRepeated;
    }),
  );
}
