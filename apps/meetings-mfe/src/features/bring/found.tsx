import styled from '@emotion/styled';
import { FileCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fine, Icon, IconButton, Row, Small, TextButton } from '@greenroom/shared-ui';
import { texts } from './bring-texts.ts';
import { canReadOn } from './bring-trouble.ts';
import { HandIn } from './hand-in.tsx';
import type { Bring } from './use-bring.ts';

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
export function Found({ bring }: { bring: Bring }): ReactNode {
  const t = texts.useText();
  const { meeting, trouble } = bring;
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
          <IconButton icon={X} label={t('file.remove', { name })} onClick={() => void bring.takeBack(position)} />
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
                <TextButton type="button" size="small" onClick={() => void bring.readOn()}>
                  {t('wrong.skip')}
                </TextButton>
              )}
            </>
          )}
        </Wrong>
      )}
      {meeting && <HandIn bring={bring} meeting={meeting} />}
    </>
  );
}
