import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChosenRemote, RemoteRoute } from '@greenroom/federation';
import { RemoteOutlet, WrittenOutlet } from '@greenroom/federation/browser';
import { Banner, Button, useInBrowser } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { PageLoading } from '../pages/page-loading.tsx';
import { PartFailed } from '../pages/part-failed.tsx';

interface RemotePageProps {
  remote: ChosenRemote;
  path: string;
  /** Whether this page is in the HTML. */
  written: boolean;
  /** On the server, the routes to render that page with. */
  routes: readonly RemoteRoute[] | undefined;
}

/** Renders a remote's page: hydrates the server's HTML, or loads and renders it. */
export function RemotePage({ remote, path, written, routes }: RemotePageProps): ReactNode {
  const key = `${remote.name} ${path}`;
  if (!written) return <DrawnPage key={key} remote={remote} />;
  return <WrittenOutlet key={key} {...outlet} remote={remote} path={path} routes={routes} unfinished={unfinished} />;
}

/** Renders in the browser only; the HTML contains the loading state. */
function DrawnPage({ remote }: { remote: ChosenRemote }): ReactNode {
  const inBrowser = useInBrowser();
  return inBrowser ? <RemoteOutlet {...outlet} remote={remote} /> : outlet.loading;
}

/** Constant across renders: nothing around a server-rendered page may change before it hydrates. */
const outlet = {
  loading: <PageLoading />,
  failed: (retry: () => void) => <PartFailed onRetry={retry} />,
};

const unfinished = (retry: () => void) => <Unfinished onRetry={retry} />;

function Unfinished({ onRetry }: { onRetry(): void }): ReactNode {
  const t = messages.useText();
  const again = (
    <Button size="s" variant="quiet" onClick={onRetry}>
      {t('part.retry')}
    </Button>
  );
  return (
    <Banner icon={CircleAlert} action={again}>
      {t('part.unfinished')}
    </Banner>
  );
}
