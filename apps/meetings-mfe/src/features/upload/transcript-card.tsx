import styled from '@emotion/styled';
import { FileText } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Card, Fine, Icon, Small, Stack, Title } from '@greenroom/shared-ui';
import { texts } from './upload-texts.ts';
import type { Upload } from './use-upload.ts';

/* Activated through its label; the keyboard focuses it directly. */
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

/** Card for choosing transcripts of a meeting; its children show what was found in them. */
export function TranscriptCard({ upload, children }: { upload: Upload; children?: ReactNode }): ReactNode {
  const t = texts.useText();
  const id = useId();
  const { meeting, busy } = upload;
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const [file] = input.current?.files ?? [];
    if (!input.current || !file) return;
    input.current.value = '';
    void upload.upload(file);
  };
  const takeEarly = useEffectEvent(take);
  // Picks up a file chosen on the server-rendered page before hydration, when no event was handled.
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
            accept=".vtt,.srt,.sbv,.ttml,.dfxp,.csv,.tsv,.json,.txt,.md,.docx,text/vtt,text/plain,text/csv,application/json"
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
              if (file && busy === undefined) void upload.upload(file);
            }}
          >
            <Icon of={FileText} />
            <strong>{busy === 'reading' ? t('file.reading') : t(meeting ? 'file.another' : 'file.choose')}</strong>
            <Fine as="span" tone={3}>
              {t('file.hint')}
            </Fine>
          </Drop>
        </div>
        {children}
      </Stack>
    </Card>
  );
}
