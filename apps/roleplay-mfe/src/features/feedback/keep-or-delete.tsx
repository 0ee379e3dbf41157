import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { codeOf, endpoints, fillPath, paths } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Fine, Row, TextButton, TextLink } from '@greenroom/shared-ui';
import { AskOnceMore } from '@greenroom/shared-ui/ask-once-more';
import { useRoleplayDeleteMutation } from './feedback-api.ts';
import { texts } from './feedback-texts.ts';

const Foot = styled.div`
  display: grid;
  gap: var(--s-3);
  padding-block: var(--s-5);
  border-top: 1px solid var(--line);
`;

/** Links to export a session, and a button that deletes all of it. */
export function KeepOrDelete({ userRolePlayUuid }: { userRolePlayUuid: string }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const [sure, setSure] = useState(false);
  const [remove, removal] = useRoleplayDeleteMutation();
  const file = (format: string) =>
    `${fillPath(endpoints.roleplayExport.path, { userRolePlayUuid })}?${new URLSearchParams({ format })}`;
  const confirm = async () => {
    const { error } = await remove({ params: { userRolePlayUuid } });
    // `not_found` means that another tab deleted it.
    if (!error || codeOf(error) === 'not_found') await navigate(paths.categories, { replace: true });
  };
  return (
    <Foot data-paper="none">
      <Row gap={5} wrap>
        <TextLink alone href={file('markdown')} download="" size="small">
          {t('keep.markdown')}
        </TextLink>
        <TextLink alone href={file('json')} download="" size="small">
          {t('keep.json')}
        </TextLink>
        {!sure && (
          <TextButton alone type="button" size="small" onClick={() => setSure(true)}>
            {t('delete')}
          </TextButton>
        )}
      </Row>
      {sure && (
        <AskOnceMore
          ask={t('delete.ask')}
          yes={t('delete.yes')}
          no={t('delete.no')}
          busyLabel={t('delete.busy')}
          busy={removal.isLoading}
          failed={removal.isError && t('delete.failed')}
          onYes={() => void confirm()}
          onNo={() => setSure(false)}
        />
      )}
      <Fine tone={3}>{t('private')}</Fine>
    </Foot>
  );
}
