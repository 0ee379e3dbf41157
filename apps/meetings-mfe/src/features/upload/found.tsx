import styled from '@emotion/styled';
import { FileCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fine, Icon, IconButton, Row, Small, TextButton } from '@greenroom/shared-ui';
import { texts } from './upload-texts.ts';
import { canReadOn } from './upload-problem.ts';
import { UploadDetails } from './upload-details.tsx';
import type { Upload } from './use-upload.ts';

const Wrong = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding-inline-start: var(--s-3);
  border-inline-start: 2px solid var(--bad);
`;

const File = styled(Row)`
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--line);
`;

/** Shows what was found in the transcripts, any error, and the next step. */
export function Found({ upload }: { upload: Upload }): ReactNode {
  const t = texts.useText();
  const { meeting, trouble } = upload;
  return (
    <>
      {meeting?.files.map(({ position, name, durationMs, people, turns, endsGuessed, leftOut }) => (
        <File key={position} between align="start">
          <Row gap={3} align="start">
            <Icon of={FileCheck} />
            <div>
              <Small as="div">{name}</Small>
              <Fine tone={2}>{t('file.about', { minutes: Math.round(durationMs / 60_000), people, turns })}</Fine>
              {endsGuessed > turns / 5 && <Fine tone={3}>{t('file.guessed')}</Fine>}
              {leftOut.length > 0 && (
                <Fine tone={3}>
                  {t('file.leftOut', { count: leftOut.length, lines: leftOut.map(({ line }) => line).join(', ') })}
                </Fine>
              )}
            </div>
          </Row>
          <IconButton icon={X} label={t('file.remove', { name })} onClick={() => void upload.takeBack(position)} />
        </File>
      ))}
      {trouble !== undefined && (
        <Wrong role="alert">
          {typeof trouble === 'string' ? (
            <Small>{t(`failed.${trouble}`)}</Small>
          ) : (
            <>
              <Small>{t('wrong', { line: trouble.line, why: t(`trouble.${trouble.trouble}`, trouble.limit) })}</Small>
              {canReadOn(trouble) && (
                <TextButton type="button" size="small" onClick={() => void upload.readOn()}>
                  {t('wrong.skip')}
                </TextButton>
              )}
            </>
          )}
        </Wrong>
      )}
      {meeting && <UploadDetails upload={upload} meeting={meeting} />}
    </>
  );
}
