import { createTransport, postTo } from '@greenroom/analytics/later';
import { endpoints, pageAt } from '@greenroom/contracts';
import { reportError } from '@greenroom/reporting';
import { onReported, reportOf } from '@greenroom/reporting/reports';

/** So many of one page at the most: an error that comes with every frame says nothing new. */
const most = 20;

/**
 * Brings what goes wrong in this page to our own server, each error once: what was caught and told, and what nobody
 * caught.
 * @returns ends it, and lets go of what waits
 */
export function reportHere(): () => void {
  const told = new Set<string>();
  const transport = createTransport(postTo(endpoints.errorsCollect), { batch: 10 });
  const end = onReported((caught) => {
    const page = pageAt(window.location.pathname) ?? null;
    const report = reportOf(caught, { side: 'browser', page }, crypto.randomUUID());
    const { name, message, frames } = report;
    const same = JSON.stringify([name, message, frames[0]]);
    if (told.size >= most || told.has(same)) return;
    told.add(same);
    transport.send(report);
  });
  const uncaught = ({ error }: ErrorEvent) => reportError(error, 'uncaught');
  const rejected = ({ reason }: PromiseRejectionEvent) => reportError(reason, 'uncaught rejection');
  const leave = () => transport.flush();
  window.addEventListener('error', uncaught);
  window.addEventListener('unhandledrejection', rejected);
  window.addEventListener('pagehide', leave);
  return () => {
    end();
    transport.stop();
    window.removeEventListener('error', uncaught);
    window.removeEventListener('unhandledrejection', rejected);
    window.removeEventListener('pagehide', leave);
  };
}
