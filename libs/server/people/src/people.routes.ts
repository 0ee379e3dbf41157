import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { CompanyLinks } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import type { RightsOf, PersonalData, Person } from '@greenroom/access';
import { serve } from '@greenroom/http';
import type { Database } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { findAccountByEmail, type IdentityModule, ownOf, provePassword, signedInAccount } from '@greenroom/identity';
import { currentUser } from './current-user.ts';
import { type EndPlan, requestDeletion, withdrawDeletion } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { readOnboarding, readSettings, saveOnboarding, saveSettings } from './settle-in.ts';

export interface PeopleDependencies {
  rightsOf: RightsOf;
  promotionOn(person: Person): boolean;
  parentCompany: CompanyLinks;
  db: Database;
  identity: Pick<IdentityModule, 'rateLimiter' | 'passwords' | 'mails' | 'sendMails'>;
  owned: readonly PersonalData[];
  /** Ends the plan of an account, before its deletion is scheduled. */
  endPlan: EndPlan;
}

export function peopleRoutes(app: FastifyInstance, dependencies: PeopleDependencies): void {
  const { rightsOf, promotionOn, parentCompany, db, identity, owned, endPlan } = dependencies;
  const { rateLimiter, passwords, mails } = identity;

  serve(app, contracts.usersRead, async ({ person, reply }) => {
    reply.header('cache-control', 'no-store');
    return currentUser(person, rightsOf, promotionOn(person));
  });

  serve(app, contracts.usersUpdate, async ({ body, person, reply }) => {
    const account = signedInAccount(person);
    const changed = {
      name: body.name ?? account.name,
      locale: body.locale ?? account.locale,
      timeZone: body.timeZone ?? account.timeZone,
    };
    await db.update(accounts).set(changed).where(eq(accounts.uuid, account.uuid));
    reply.header('cache-control', 'no-store');
    return currentUser({ ...person, account: { ...account, ...changed } }, rightsOf, promotionOn(person));
  });

  serve(app, contracts.usersCheckEmail, async ({ query, request, reply }) => {
    await rateLimiter.consume('checkEmail', { address: request.ip });
    reply.header('cache-control', 'no-store');
    return { exists: (await findAccountByEmail(db, query.email)) !== undefined };
  });

  serve(app, contracts.usersExport, async ({ person }) => ({
    name: 'greenroom-my-data.json',
    type: 'application/json',
    text: await exportData({ db, owned }, ownOf(person)),
  }));

  serve(app, contracts.usersDeletionRequest, async ({ body, person }) => {
    const own = ownOf(person);
    if (person.account?.hasPassword) {
      const proof = { password: body.password ?? '', field: 'password' };
      await provePassword({ db, passwords, rateLimiter }, own.accountUuid, proof);
    }
    const deletedFrom = await requestDeletion({ db, mails, endPlan }, own, body.plan);
    // If this fails, the scheduled job sends the queued mails.
    void identity.sendMails().catch(() => {});
    return { deletedFrom: deletedFrom?.toISOString() ?? null };
  });

  serve(app, contracts.usersDeletionWithdraw, async ({ person }) => {
    await withdrawDeletion({ db }, ownOf(person));
    return { deletedFrom: null };
  });

  serve(app, contracts.onboardingRead, async ({ person, reply }) => {
    reply.header('cache-control', 'no-store');
    return readOnboarding(db, signedInAccount(person).uuid);
  });
  serve(app, contracts.onboardingSave, async ({ body, person }) =>
    saveOnboarding(db, signedInAccount(person).uuid, body),
  );

  serve(app, contracts.companyLinks, async () => parentCompany);

  serve(app, contracts.settingsRead, async ({ person, reply }) => {
    reply.header('cache-control', 'no-store');
    return readSettings(db, signedInAccount(person).uuid);
  });
  serve(app, contracts.settingsSave, async ({ body, person }) => saveSettings(db, signedInAccount(person).uuid, body));
}
