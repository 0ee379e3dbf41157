import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from '@greenroom/navigation';
import { LogIn } from '../features/log-in/index.ts';
import { OnlyVisitors } from '../shared/enter/index.ts';

const SecondFactor = lazy(async () => ({ default: (await import('../features/second-factor/index.ts')).SecondFactor }));

/** Log-in by email and password or a provider; then, if the account has one, a second factor. */
export function Page(): ReactNode {
  const [search] = useSearchParams();
  return (
    <OnlyVisitors>
      {search.get('step') === 'factor' ? (
        <Suspense>
          <SecondFactor />
        </Suspense>
      ) : (
        <LogIn />
      )}
    </OnlyVisitors>
  );
}
