import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { codeOf, endpoints, fillPath, paths } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Button, Fine, Row, TextButton, TextLink } from '@greenroom/shared-ui';
import { useRoleplayDeleteMutation } from './feedback-api.ts';
import { texts } from './feedback-texts.ts';

const Foot = styled.div`
  display: grid;
  gap: var(--s-3);
  padding-block: var(--s-5);
  border-top: 1px solid var(--line);
`;

/** A copy to keep, and the way to delete all of it. */
export function KeepOrDelete({ userRolePlayUuid }: { userRolePlayUuid: string }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const [sure, setSure] = useState(false);
  const [remove, removal] = useRoleplayDeleteMutation();
  const file = (format: string) =>
    `${fillPath(endpoints.roleplayExport.path, { userRolePlayUuid })}?${new URLSearchParams({ format })}`;
  const confirm = async () => {
    const { error } = await remove({ params: { userRolePlayUuid } });
    // Where it is not there any more, another tab was faster.
    if (!error || codeOf(error) === 'not_found') await navigate(paths.categories, { replace: true });
  };
  return (
    <Foot data-paper="none">
      <Row gap={5} wrap>
        <TextLink href={file('markdown')} download="" size="small">
          {t('keep.markdown')}
        </TextLink>
        <TextLink href={file('json')} download="" size="small">
          {t('keep.json')}
        </TextLink>
        {!sure && (
          <TextButton type="button" size="small" onClick={() => setSure(true)}>
            {t('delete')}
          </TextButton>
        )}
      </Row>
      {sure && (
        <Row gap={2} wrap role="group" aria-label={t('delete.ask')}>
          <Fine tone={2}>{t('delete.ask')}</Fine>
          <Button size="s" busy={removal.isLoading} busyLabel={t('delete.busy')} onClick={() => void confirm()}>
            {t('delete.yes')}
          </Button>
          <Button variant="quiet" size="s" onClick={() => setSure(false)}>
            {t('delete.no')}
          </Button>
          {removal.isError && (
            <Fine tone="bad" role="alert">
              {t('delete.failed')}
            </Fine>
          )}
        </Row>
      )}
      <Fine tone={3}>{t('private')}</Fine>
    </Foot>
  );
}
