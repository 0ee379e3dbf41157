import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { useState, type SyntheticEvent, type ReactNode } from 'react';
import { codeOf, type Practice, settingsAt, type Weekday } from '@greenroom/contracts';
import { currentTimeZone, formatDate } from '@greenroom/i18n';
import { Link } from '@greenroom/navigation';
import { below, Button, Fine, Pick, PickRow, Row, Section, Small, Stack, Tag, TextLink } from '@greenroom/shared-ui';
import { Days } from './days.tsx';
import { HourSelect } from './hour-select.tsx';
import { practiceMessages } from './messages/index.ts';
import { usePracticeSaveMutation } from './practice-api.ts';
import { OnThisDevice } from './push/on-this-device.tsx';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s-5) var(--s-7);
  ${below.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Foot = styled(Row)`
  grid-column: 1 / -1;
`;

/** Default rhythm: three evenings a week. */
const usual: { days: Weekday[]; hour: number } = { days: [1, 3, 5], hour: 18 };

/** Form for the days, the hour and reminders; no day is preselected. */
export function Rhythm({ practice: { plan, mailTo, push } }: { practice: Practice }): ReactNode {
  const t = practiceMessages.useText();
  const [save, saving] = usePracticeSaveMutation();
  const [days, setDays] = useState<readonly Weekday[]>(plan?.choice.days ?? usual.days);
  const [hour, setHour] = useState(plan?.choice.hour ?? usual.hour);
  const [byMail, setByMail] = useState(plan?.choice.byMail ?? false);
  const [wrong, setWrong] = useState(false);
  const zone = currentTimeZone();
  const planned = plan?.choice.timeZone ?? zone;
  // A change hides the "saved" message, which no longer applies.
  const touched = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      saving.reset();
      setWrong(false);
      set(value);
    };
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setWrong(days.length === 0);
    if (days.length > 0) void save({ body: { days: [...days], hour, timeZone: zone, byMail } });
  };
  return (
    <Section title={t('rhythm')}>
      <Form onSubmit={send} noValidate>
        <Stack gap={4}>
          <Days legend={t('days')} value={days} onChange={touched(setDays)} problem={wrong ? t('oneDay') : undefined} />
          <HourSelect
            label={t('hour')}
            hint={planned === zone ? t('hourHint', { zone }) : t('hourMoved', { zone: planned, own: zone })}
            value={hour}
            onChange={touched(setHour)}
          />
          <Fine tone={3}>{t('rhythmNote')}</Fine>
        </Stack>
        <Stack gap={3}>
          <Pick legend={t('reminders')} many>
            <PickRow name="byMail" checked={byMail} onChange={({ target }) => touched(setByMail)(target.checked)}>
              {t('byMail')}
              <Small as="span" tone={2} style={{ display: 'block' }}>
                {mailTo === null ? t('byMailUnconfirmed') : t('byMailTo', { mailTo })}
              </Small>
            </PickRow>
          </Pick>
          {mailTo === null && (
            <Small>
              <TextLink as={Link} to={settingsAt('security')}>
                {t('confirm')}
              </TextLink>
            </Small>
          )}
          {plan && <OnThisDevice push={push} />}
        </Stack>
        <Foot wrap gap={4}>
          <Button type="submit" variant="primary" busy={saving.isLoading} busyLabel={t('keeping')}>
            {t(plan ? 'keep' : 'begin')}
          </Button>
          {plan && (
            <Small tone={2}>
              {plan.nextReminderAt ? t('next', { at: momentNamed(plan.nextReminderAt) }) : t('noNext')}
            </Small>
          )}
          <span role="status">{plan && saving.isSuccess && <Tag tone="good">{t('kept')}</Tag>}</span>
          <span role="alert">
            {saving.error !== undefined && (
              <Tag icon={CircleAlert} tone="bad">
                {t(codeOf(saving.error) === 'offline' ? 'offline' : 'notKept')}
              </Tag>
            )}
          </span>
        </Foot>
      </Form>
    </Section>
  );
}

const momentNamed = (at: string) =>
  formatDate(at, { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });
