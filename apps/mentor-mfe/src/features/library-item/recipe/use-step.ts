import { queryNow } from './query-now.ts';
import { useLocation, useNavigate, useSearchParams } from '@greenroom/navigation';

/** Manages the open step, counted from 0 and kept in the URL: the browser's back button leaves the steps. */
export function useStep(steps: number) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const stepIn = (asked: URLSearchParams) => {
    const number = Number(asked.get('step') ?? 0);
    return Number.isInteger(number) && number >= 1 && number <= steps ? number - 1 : undefined;
  };
  const go = (step: number, how: { replace: boolean; state?: unknown }) => {
    const asked = queryNow();
    asked.set('step', String(step + 1));
    setQuery(asked, how);
  };
  return {
    step: stepIn(query),
    begin: () => go(0, { replace: false, state: { steps: true } }),
    turn: (by: 1 | -1) =>
      go(Math.min(steps - 1, Math.max(0, (stepIn(queryNow()) ?? 0) + by)), { replace: true, state }),
    leave() {
      if ((state as { steps?: boolean } | null)?.steps) return void navigate(-1);
      setQuery(
        (before) => {
          before.delete('step');
          return before;
        },
        { replace: true },
      );
    },
  };
}
