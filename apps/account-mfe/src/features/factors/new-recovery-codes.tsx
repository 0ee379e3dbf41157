import styled from '@emotion/styled';
import { Copy, Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { below, Body, Button, Head, Icon, Row, Stack } from '@greenroom/shared-ui';
import { SaidWhenDone, settingMessages } from '../../shared/setting/index.ts';
import { CodeText } from './code-text.ts';

const Panel = styled(Stack)`
  padding: var(--s-5);
  margin-bottom: var(--s-5);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-card);
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  gap: 8px var(--s-6);
  ${below.sm} {
    grid-template-columns: max-content;
  }
`;

/** Shows new recovery codes once, with buttons to copy and save them and a confirmation that they are stored. */
export function NewRecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }): ReactNode {
  const t = settingMessages.useText();
  const [copied, setCopied] = useState<'yes' | 'failed'>();
  const text = `${t('recovery.fileHeading')}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    // The browser may deny copying; the codes can still be selected.
    setCopied(
      await navigator.clipboard.writeText(codes.join('\n')).then(
        () => 'yes' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <Panel role="group" aria-label={t('recovery.new')} gap={4}>
      <Head>{t('recovery.new')}</Head>
      <Body tone={2}>{t('recovery.newText')}</Body>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <CodeText>{code}</CodeText>
          </li>
        ))}
      </Codes>
      <Row wrap gap={3}>
        <Button size="s" onClick={() => void copy()}>
          <Icon of={Copy} />
          {t('recovery.copy')}
        </Button>
        <Button size="s" onClick={() => save(text)}>
          <Icon of={Download} />
          {t('recovery.save')}
        </Button>
        <Button size="s" variant="quiet" onClick={onKept}>
          {t('recovery.kept')}
        </Button>
        <SaidWhenDone done={copied === 'yes'}>{t('recovery.copied')}</SaidWhenDone>
        <span role="status">{copied === 'failed' && t('recovery.notCopied')}</span>
      </Row>
    </Panel>
  );
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'greenroom-recovery-codes.txt' });
  link.click();
  URL.revokeObjectURL(address);
}
