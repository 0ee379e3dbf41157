import { createTransport, postTo } from '@greenroom/analytics/lazy';
import { endpoints, pageAt } from '@greenroom/contracts';
import { reportError } from '@greenroom/reporting';
import { onReported, reportOf } from '@greenroom/reporting/reports';

/** Maximum number of reports per page: an error in every frame adds nothing new. */
const most = 20;

/**
 * Reports this page's errors to our own server, each once: caught and uncaught ones.
 * @returns a function that stops it and drops waiting reports
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
