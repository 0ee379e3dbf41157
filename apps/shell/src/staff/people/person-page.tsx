import type { ReactNode } from 'react';
import { pathTo, type StaffPerson } from '@greenroom/contracts';
import { useCurrentUser } from '@greenroom/auth';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { Section, Small, TextLink } from '@greenroom/shared-ui';
import { ActionsTable } from '../actions/actions-table.tsx';
import { Answer } from '../answer.tsx';
import { Payments } from '../money/payments.tsx';
import { useStaffPersonQuery } from '../staff-api.ts';
import { StaffPage } from '../staff-page.tsx';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonPlan } from './person-plan.tsx';
import { StateTags } from './state-tags.tsx';

const instant = (moment: string) => formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });

/** Shows an account's state and the possible actions. Nothing that the user wrote or said. */
export function PersonPage({ accountUuid }: { accountUuid: string }): ReactNode {
  const t = words.useText();
  const { rights } = useCurrentUser().user;
  const query = useStaffPersonQuery({ params: { accountUuid } }, { refetchOnMountOrArgChange: true });
  return (
    // The lead appears with the address, which may need two lines and would move it.
    <StaffPage title={query.data?.email ?? t('person.title')} lead={query.data && t('person.lead')}>
      <Answer query={query}>
        {(person) => (
          <div>
            <StateTags {...person} />
            <PersonActions person={person} changed={() => void query.refetch()} />
            <Account {...person} />
            <PersonPlan {...person.plan} />
            {rights.staffMoney === 'allowed' && (
              <Payments accountUuid={accountUuid} changed={() => void query.refetch()} />
            )}
            <Usage {...person} />
            <Sessions sessions={person.sessions} />
            <Section title={t('person.log')}>
              {person.actions.length === 0 ? (
                <Small tone={2}>{t('person.logNone')}</Small>
              ) : (
                <ActionsTable actions={person.actions} />
              )}
            </Section>
          </div>
        )}
      </Answer>
    </StaffPage>
  );
}

function Facts({ label, facts }: { label: string; facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const t = words.useText();
  return (
    <Table narrow label={label} heads={[t('person.what'), t('person.value')]}>
      {facts.map(([name, value]) => (
        <tr key={name}>
          <td>{name}</td>
          <td>{value}</td>
        </tr>
      ))}
    </Table>
  );
}

function Account(person: StaffPerson): ReactNode {
  const t = words.useText();
  const { rights } = useCurrentUser().user;
  const yesNo = (yes: boolean) => t(yes ? 'person.yes' : 'person.no');
  const { consents } = person;
  return (
    <Section
      title={t('person.account')}
      link={
        rights.staffSupport === 'allowed' && (
          <TextLink alone as={Link} to={pathTo('staffAccounts', undefined, { account: person.accountUuid })}>
            {t('person.events')}
          </TextLink>
        )
      }
    >
      <Facts
        label={t('person.accountTable')}
        facts={[
          [t('people.name'), person.name],
          [t('people.number'), person.number],
          [t('person.id'), person.accountUuid],
          [t('people.since'), instant(person.createdAt)],
          [t('person.language'), person.locale ?? ''],
          [t('person.waysIn'), person.waysIn.join(', ')],
          [t('person.factor'), yesNo(person.secondFactor)],
          [t('person.terms'), instant(consents.termsAcceptedAt)],
          [t('person.checkIns'), yesNo(consents.checkIns)],
          [t('person.reminders'), yesNo(consents.reminders)],
          [t('person.news'), yesNo(consents.news)],
        ]}
      />
    </Section>
  );
}

function Usage({ usage, moderation }: StaffPerson): ReactNode {
  const t = words.useText();
  const counts = ['conversations', 'messages', 'calls', 'roleplaySessions', 'meetings'] as const;
  return (
    <Section title={t('person.usage')}>
      <Facts
        label={t('person.usageTable')}
        facts={[
          ...counts.map((name) => [t(`person.${name}`), formatNumber(usage[name])] as const),
          [t('person.allowanceMessages'), formatNumber(usage.allowance.messages)],
          [t('person.allowanceMinutes'), formatNumber(Math.ceil(usage.allowance.voiceSeconds / 60))],
          [t('person.removedMessages'), formatNumber(moderation.messages)],
          [t('person.removedLines'), formatNumber(moderation.lines)],
        ]}
      />
    </Section>
  );
}

function Sessions({ sessions }: Pick<StaffPerson, 'sessions'>): ReactNode {
  const t = words.useText();
  const heads = ['device', 'sessionBy', 'sessionSince', 'sessionSeen', 'country'] as const;
  return (
    <Section title={t('person.sessions')}>
      {sessions.length === 0 ? (
        <Small tone={2}>{t('person.sessionsNone')}</Small>
      ) : (
        <Table label={t('person.sessionsTable')} heads={heads.map((head) => t(`person.${head}`))}>
          {sessions.map((session) => (
            <tr key={session.uuid}>
              <td>{[session.browser, session.system].filter(Boolean).join(', ') || t('person.deviceUnknown')}</td>
              <td>{session.provider}</td>
              <OneLine>{instant(session.signedInAt)}</OneLine>
              <OneLine>{instant(session.lastSeenAt)}</OneLine>
              <td>{session.country}</td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}
