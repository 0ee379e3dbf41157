import type { FastifyInstance } from 'fastify';
import { ApiFailure, type StaffOverview } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import type { Readiness } from '@greenroom/readiness';
import { adaptersWithStates } from './adapters-with-states.ts';
import { readActions, writeActionsFile } from './actions/read-actions.ts';
import { jobsRoutes, type JobsRoutesDependencies } from './jobs/jobs.routes.ts';
import { moneyRoutes, type MoneyRoutesDependencies } from './money/money.routes.ts';
import { peopleOfStaffRoutes, type PeopleOfStaffDependencies } from './people/people-of-staff.routes.ts';
import { grantRole, revokeRole } from './roles/change-roles.ts';
import { readRoles } from './roles/read-roles.ts';
import { staffServer } from './serve-staff.ts';
import { readAudit } from './read-audit.ts';
import { countAccounts, countLogIns, countMails, findMail, findMails } from './staff.repository.ts';

interface StaffDependencies extends PeopleOfStaffDependencies, JobsRoutesDependencies, MoneyRoutesDependencies {
  /** The adapter behind each port. */
  adapters: Readonly<Record<string, string>>;
  /** Reports the adapters' state. */
  readiness: Readiness;
  /**
   * In the demonstration staff may read mails; on a real site the links in them would give staff access to accounts.
   */
  demo: boolean;
  /** Restarts of the server; undefined if they are not counted. */
  restarts: StaffOverview['restarts'] | undefined;
}

export function staffRoutes(app: FastifyInstance, dependencies: StaffDependencies): void {
  const { db, adapters, readiness, demo, restarts = null } = dependencies;
  const serveStaff = staffServer(app);

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
  peopleOfStaffRoutes(app, dependencies);
  rolesRoutes(app, dependencies);
  jobsRoutes(app, dependencies);
  moneyRoutes(app, dependencies);
}

const done = { done: true } as const;

/** Serves the routes of staff roles and the action log. */
function rolesRoutes(app: FastifyInstance, { db }: StaffDependencies): void {
  const serveStaff = staffServer(app);
  serveStaff(contracts.staffRoles, () => readRoles(db));
  serveStaff(contracts.staffGrantRole, async ({ body, person }) => {
    await grantRole(db, person, body);
    return done;
  });
  serveStaff(contracts.staffRevokeRole, async ({ body, person }) => {
    await revokeRole(db, person, body);
    return done;
  });
  serveStaff(contracts.staffActions, ({ query }) => readActions(db, query));
  serveStaff(contracts.staffActionsFile, async ({ query }) => ({
    name: 'greenroom-staff-log.csv',
    type: 'text/csv',
    text: await writeActionsFile(db, query),
  }));
}
