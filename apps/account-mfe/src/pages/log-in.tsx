import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from '@greenroom/navigation';
import { LogIn } from '../features/log-in/index.ts';
import { OnlyVisitors } from '../shared/enter/index.ts';

const SecondFactor = lazy(async () => ({ default: (await import('../features/second-factor/index.ts')).SecondFactor }));

/** Address and password, or a provider; then, for an account that has one, a second factor. */
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
