import { useLocation, useNavigate, useSearchParams } from '@greenroom/navigation';

/** Which step is open, from 0, by the address: going back in the browser leaves the steps. */
export function useStep(steps: number) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const asked = Number(query.get('step') ?? 0);
  const open = Number.isInteger(asked) && asked >= 1 && asked <= steps;
  const go = (step: number, how: { replace: boolean; state?: unknown }) =>
    setQuery((before) => {
      before.set('step', String(step + 1));
      return before;
    }, how);
  return {
    step: open ? asked - 1 : undefined,
    begin: () => go(0, { replace: false, state: { steps: true } }),
    turnTo: (step: number) => go(step, { replace: true, state }),
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
