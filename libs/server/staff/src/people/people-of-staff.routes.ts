import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import type { IdentityModule } from '@greenroom/identity';
import type { EndPlan } from '@greenroom/people';
import { staffServer } from '../serve-staff.ts';
import { askForDeletion } from './ask-for-deletion.ts';
import { blockAccount, unblockAccount } from './block-account.ts';
import { endPlanOf, grantPlanTo } from './decide-plan.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { findPeople } from './find-people.ts';
import { confirmAddress, sendMail } from './help-with-address.ts';
import { type PersonSources, readPerson } from './read-person.ts';

export interface PeopleOfStaffDependencies extends PersonSources {
  identity: Pick<IdentityModule, 'mails' | 'sendMails'>;
  /** Ends the plan of an account that is to be deleted. */
  endPlan: EndPlan;
  now(): Date;
}

const done = { done: true } as const;

/** Serves the routes for finding accounts and helping their owners. */
export function peopleOfStaffRoutes(app: FastifyInstance, dependencies: PeopleOfStaffDependencies): void {
  const { db, identity, endPlan, now } = dependencies;
  const { mails } = identity;
  const serveStaff = staffServer(app);
  // If this fails, the scheduled job sends the queued mails.
  const sendSoon = () => void identity.sendMails().catch(() => {});

  serveStaff(contracts.staffPeople, ({ query }) => findPeople(db, query));
  serveStaff(contracts.staffPerson, ({ params }) => readPerson(dependencies, params.accountUuid, now()));

  serveStaff(contracts.staffEndSessions, async ({ params, body, person }) => ({
    ended: await endAllSessions(db, person, { ...params, ...body }),
  }));
  serveStaff(contracts.staffSendMail, async ({ params, body, person }) => {
    await sendMail({ db, mails }, person, { ...params, ...body });
    sendSoon();
    return done;
  });
  serveStaff(contracts.staffConfirmAddress, async ({ params, body, person }) => {
    await confirmAddress(db, person, { ...params, ...body });
    return done;
  });
  serveStaff(contracts.staffBlock, async ({ params, body, person }) => ({
    ended: await blockAccount(db, person, { ...params, ...body }),
  }));
  serveStaff(contracts.staffUnblock, async ({ params, body, person }) => {
    await unblockAccount(db, person, { ...params, ...body });
    return done;
  });
  serveStaff(contracts.staffGrantPlan, async ({ params, body, person }) => {
    await grantPlanTo(dependencies, person, { ...params, ...body, endsAt: new Date(body.endsAt) }, now());
    return done;
  });
  serveStaff(contracts.staffEndPlan, async ({ params, body, person }) => {
    await endPlanOf(dependencies, person, { ...params, ...body });
    return done;
  });
  serveStaff(contracts.staffDeleteAccount, async ({ params, body, person }) => {
    const deletedFrom = await askForDeletion({ db, mails, endPlan }, person, { ...params, ...body });
    sendSoon();
    return { deletedFrom: deletedFrom?.toISOString() ?? null };
  });
}
