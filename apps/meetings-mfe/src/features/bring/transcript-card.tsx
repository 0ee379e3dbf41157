import styled from '@emotion/styled';
import { FileCheck, FileText, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Card, Fine, Icon, IconButton, Row, Small, Stack, TextButton, Title } from '@greenroom/shared-ui';
import { texts } from './bring-texts.ts';
import type { Bring } from './use-bring.ts';

/* Pressed by its label; the keyboard meets it itself. */
const FileInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

const Drop = styled.label`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: var(--s-5) var(--s-4);
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-control);
  text-align: center;
  cursor: pointer;
  &:hover {
    background: var(--surface-2);
  }
  input:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
`;

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

/** The transcripts of a meeting: choosing them, what was found in them, what is wrong with them. */
export function TranscriptCard({ bring, children }: { bring: Bring; children?: ReactNode }): ReactNode {
  const t = texts.useText();
  const id = useId();
  const { meeting, busy, trouble } = bring;
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const [file] = input.current?.files ?? [];
    if (!input.current || !file) return;
    input.current.value = '';
    void bring.bring(file);
  };
  const takeEarly = useEffectEvent(take);
  // Chosen on the page as the server wrote it, before it was in use: nothing told of that.
  useEffect(() => takeEarly(), []);
  return (
    <Card pad>
      <Stack gap={4}>
        <div>
          <Title>{t('had.title')}</Title>
          <Small tone={2}>{t('had.text')}</Small>
        </div>
        <div>
          <FileInput
            type="file"
            accept=".vtt,.srt,.txt,text/vtt,text/plain"
            id={id}
            disabled={busy !== undefined}
            ref={input}
            onChange={take}
          />
          <Drop
            htmlFor={id}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              const [file] = event.dataTransfer.files;
              if (file && busy === undefined) void bring.bring(file);
            }}
          >
            <Icon of={FileText} />
            <strong>{busy === 'reading' ? t('file.reading') : t(meeting ? 'file.another' : 'file.choose')}</strong>
            <Fine as="span" tone={3}>
              {t('file.hint')}
            </Fine>
          </Drop>
        </div>
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
                <Small>{t('wrong', { line: trouble.line, why: t(`trouble.${trouble.trouble}`) })}</Small>
                <TextButton type="button" size="small" onClick={() => void bring.readOn()}>
                  {t('wrong.skip')}
                </TextButton>
              </>
            )}
          </Wrong>
        )}
        {children}
      </Stack>
    </Card>
  );
}
