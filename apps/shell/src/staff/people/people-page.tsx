import type { ReactNode, SubmitEvent } from 'react';
import { bounds, pathTo, type StaffPeople } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link, useNavigate, useSearchParams } from '@greenroom/navigation';
import { Button, Field, Fine, Input, Row, StatusPanel, TextLink } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { useStaffPeopleQuery } from '../staff-api.ts';
import { StaffPage } from '../staff-page.tsx';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';
import { StateTags } from './state-tags.tsx';

const here = (find: string | undefined, cursor?: string) => pathTo('staffPeople', undefined, { find, cursor });

/** Finds accounts by email address, uuid or number. */
export function PeoplePage(): ReactNode {
  const t = words.useText();
  const [search] = useSearchParams();
  const find = search.get('find') ?? undefined;
  return (
    <StaffPage title={t('people.title')} lead={t('people.lead')}>
      <Search key={find} find={find} />
      {find !== undefined && <Found find={find} cursor={search.get('cursor') ?? undefined} />}
    </StaffPage>
  );
}

function Search({ find }: { find: string | undefined }): ReactNode {
  const t = words.useText();
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wish = new FormData(event.currentTarget).get('find');
    void navigate(here(typeof wish === 'string' && wish.trim() !== '' ? wish.trim() : undefined));
  };
  return (
    <form onSubmit={show} role="search">
      <Row wrap align="end" gap={3}>
        <Field label={t('people.find')} hint={t('people.findHint')}>
          <Input name="find" defaultValue={find} maxLength={bounds.emailLength} autoComplete="off" />
        </Field>
        <Button type="submit">{t('people.show')}</Button>
      </Row>
    </form>
  );
}

function Found({ find, cursor }: { find: string; cursor: string | undefined }): ReactNode {
  const t = words.useText();
  const query = useStaffPeopleQuery({ query: { find, cursor } }, { refetchOnMountOrArgChange: true });
  return (
    <Answer query={{ ...query, data: query.currentData }}>
      {(found) =>
        found.people.length === 0 ? (
          <StatusPanel title={t('people.none')}>{t('people.noneText')}</StatusPanel>
        ) : (
          <People {...found} find={find} />
        )
      }
    </Answer>
  );
}

function People({ people, cursor, find }: StaffPeople & { find: string }): ReactNode {
  const t = words.useText();
  const heads = ['address', 'name', 'number', 'since', 'state'] as const;
  return (
    <>
      <Table label={t('people.table')} heads={heads.map((head) => t(`people.${head}`))}>
        {people.map((person) => (
          <tr key={person.accountUuid}>
            <td>
              <TextLink as={Link} to={pathTo('staffPerson', { accountUuid: person.accountUuid })}>
                {person.email}
              </TextLink>
            </td>
            <td>{person.name}</td>
            <td>{person.number}</td>
            <OneLine>{formatDate(person.createdAt, { dateStyle: 'medium' })}</OneLine>
            <td>
              <StateTags {...person} />
            </td>
          </tr>
        ))}
      </Table>
      {cursor === null ? (
        <Fine tone={2}>{t('people.end')}</Fine>
      ) : (
        <TextLink as={Link} to={here(find, cursor)}>
          {t('people.more')}
        </TextLink>
      )}
    </>
  );
}
