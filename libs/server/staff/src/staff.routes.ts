import type { FastifyInstance } from 'fastify';
import { ApiFailure, type StaffOverview } from '@greenroom/contracts';
import { contracts, type Contract } from '@greenroom/contracts/schemas';
import { type Handler, serve } from '@greenroom/http';
import type { Readiness } from '@greenroom/readiness';
import type { Database } from '@greenroom/database';
import { adaptersWithStates } from './adapters-with-states.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { readAudit } from './read-audit.ts';
import { countAccounts, countLogIns, countMails, findMail, findMails } from './staff.repository.ts';

interface StaffDependencies {
  db: Database;
  /** Which adapter stands behind each port. */
  adapters: Readonly<Record<string, string>>;
  /** How they fare. */
  readiness: Readiness;
  /** In a demonstration mails may be read; on a real site the links in them would open people’s accounts to staff. */
  demo: boolean;
  /** Of the server; undefined where nothing counts them. */
  restarts: StaffOverview['restarts'] | undefined;
}

export function staffRoutes(
  app: FastifyInstance,
  { db, adapters, readiness, demo, restarts = null }: StaffDependencies,
): void {
  /** Kept by no cache. That it is for staff alone is what their contracts say (`right`). */
  const serveStaff = <C extends Contract>(contract: C, handler: Handler<C>) =>
    serve(app, contract, async (call) => {
      call.reply.header('cache-control', 'no-store');
      return handler(call);
    });

  serveStaff(contracts.staffOverview, async () => {
    const [accounts, logIns, mails, { checks }] = await Promise.all([
      countAccounts(db),
      countLogIns(db),
      countMails(db),
      readiness.report(),
    ]);
    return {
      demo,
      adapters: adaptersWithStates(adapters, checks),
      accounts,
      logIns,
      mails,
      restarts,
    };
  });

  serveStaff(contracts.staffMails, async () => {
    const found = demo ? await findMails(db) : [];
    const mails = found.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() }));
    return { counts: await countMails(db), readable: demo, mails };
  });

  const mailOf = async ({ params }: { params: { mailUuid: string } }) => {
    const mail = demo ? await findMail(db, params.mailUuid) : undefined;
    if (!mail) throw new ApiFailure('not_found', 'There is no such mail');
    return mail;
  };
  serveStaff(contracts.staffMail, async (call) => {
    const { html: _, sentAt, ...mail } = await mailOf(call);
    return { ...mail, sentAt: sentAt.toISOString() };
  });
  serveStaff(contracts.staffMailHtml, async (call) => (await mailOf(call)).html);

  serveStaff(contracts.staffAudit, ({ query }) => readAudit(db, query));
  serveStaff(contracts.staffEndSessions, async ({ params, person }) => ({
    ended: await endAllSessions(db, params.accountUuid, person.country),
  }));
}
