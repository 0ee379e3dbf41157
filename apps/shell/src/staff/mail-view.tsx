import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { endpoints, fillPath, paths, type StaffMail } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { below, Button, Fine, from, Head, Row, Small, Stack, TextLink } from '@greenroom/shared-ui';
import { Answer } from './answer.tsx';
import { useStaffMailQuery } from './staff-api.ts';
import { words } from './words.ts';

const Sheet = styled.iframe`
  width: 100%;
  height: 560px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: #f5f2ec;
  ${below.md} {
    height: 460px;
  }
`;

const Plain = styled.pre`
  padding: var(--s-5);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--bg-deep);
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Back = styled(TextLink)`
  ${from.lg} {
    display: none;
  }
`;

/** Shows an email, as sent or as plain text. */
export function MailView({ mailUuid }: { mailUuid: string }): ReactNode {
  const t = words.useText();
  const query = useStaffMailQuery({ params: { mailUuid } });
  const gone = query.error !== undefined && 'code' in query.error && query.error.code === 'not_found';
  return (
    <Stack gap={4}>
      <Back as={Link} to={paths.staffMails}>
        {t('mails.back')}
      </Back>
      {gone ? (
        <Small role="status">{t('mails.gone')}</Small>
      ) : (
        <Answer query={{ ...query, data: query.currentData }}>{(mail) => <Letter key={mail.uuid} {...mail} />}</Answer>
      )}
    </Stack>
  );
}

function Letter({ uuid, to, subject, text, sentAt }: StaffMail): ReactNode {
  const t = words.useText();
  const [form, setForm] = useState<'html' | 'text'>('html');
  return (
    <>
      <Row between wrap align="end" gap={4}>
        <Stack gap={1}>
          <Head as="h2">{subject}</Head>
          <Fine tone={2}>
            {t('mails.to', { address: to })}, {formatDate(sentAt, { dateStyle: 'medium', timeStyle: 'medium' })}
          </Fine>
        </Stack>
        <Row role="group" aria-label={t('mails.form')} gap={2}>
          <Button size="s" aria-pressed={form === 'html'} onClick={() => setForm('html')}>
            {t('mails.asHtml')}
          </Button>
          <Button size="s" aria-pressed={form === 'text'} onClick={() => setForm('text')}>
            {t('mails.asText')}
          </Button>
        </Row>
      </Row>
      {form === 'html' ? (
        <Sheet
          // The frame runs no scripts and has an opaque origin; its links open in a new window.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={fillPath(endpoints.staffMailHtml.path, { mailUuid: uuid })}
          title={t('mails.frame', { subject })}
        />
      ) : (
        <Plain tabIndex={0}>{text}</Plain>
      )}
    </>
  );
}
