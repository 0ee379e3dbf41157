import type { ReactNode } from 'react';
import type { AnnouncementLevel, StaffAnnouncement } from '@greenroom/contracts';
import { announcementLength } from '@greenroom/contracts/announcements';
import { Field, Input, NativeSelect, Row, TextArea } from '@greenroom/shared-ui';
import { fieldText } from '../field-text.ts';
import { ReasonForm } from '../reason-form.tsx';
import { useStaffAnnouncementChangeMutation, useStaffAnnouncementWriteMutation } from '../staff-api.ts';
import { words } from '../words.ts';
import { useProblems } from './use-problems.ts';

/** A copy, since what is imported from the contracts is loaded by every visitor. */
const levels: readonly AnnouncementLevel[] = ['notice', 'trouble'];

interface AnnouncementFormProps {
  /** The announcement to change; left out for a new one. */
  one?: StaffAnnouncement;
  done(): void;
  close(): void;
}

/** Writes or changes an announcement. */
export function AnnouncementForm({ one, ...props }: AnnouncementFormProps): ReactNode {
  const t = words.useText();
  const [write] = useStaffAnnouncementWriteMutation();
  const [change] = useStaffAnnouncementChangeMutation();
  const problems = useProblems();
  const send = async (reason: string, fields: FormData) => {
    const body = readForm(fields, reason);
    // The server would refuse it; this also keeps an empty date from becoming an invalid one.
    if (body === undefined) return { error: { code: 'bad_request' } };
    return one ? change({ params: { announcementUuid: one.uuid }, body }) : write({ body });
  };
  const key = one ? 'change' : 'write';
  return (
    <ReasonForm
      title={t(`announce.${key}`)}
      text={t(`announce.${key}Text`)}
      press={t(`announce.${key}Press`)}
      hint={t('jobs.reasonHint')}
      {...{ problems, send, ...props }}
    >
      <Field label={t('announce.textEn')} hint={t('announce.textHint')}>
        <TextArea name="textEn" lang="en" rows={2} maxLength={announcementLength} defaultValue={one?.textEn} />
      </Field>
      <Field label={t('announce.textDe')}>
        <TextArea name="textDe" lang="de" rows={2} maxLength={announcementLength} defaultValue={one?.textDe} />
      </Field>
      <Field label={t('announce.level')} hint={t('announce.levelHint')}>
        <NativeSelect name="level" defaultValue={one?.level ?? 'notice'}>
          {levels.map((level) => (
            <option key={level} value={level}>
              {t(`announce.level.${level}`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Row wrap gap={3}>
        <Field label={t('announce.startsAt')}>
          <Input type="datetime-local" name="startsAt" defaultValue={localInput(one?.startsAt ?? inHours(0))} />
        </Field>
        <Field label={t('announce.endsAt')}>
          <Input type="datetime-local" name="endsAt" defaultValue={localInput(one?.endsAt ?? inHours(2))} />
        </Field>
      </Row>
    </ReasonForm>
  );
}

/** Returns what the form says; undefined if a text or a time is missing, or the end is not after the beginning. */
function readForm(fields: FormData, reason: string) {
  const [textEn, textDe] = [fieldText(fields, 'textEn'), fieldText(fields, 'textDe')];
  const level = levels.find((one) => one === fields.get('level')) ?? 'notice';
  // Without a zone, the browser reads the value in its own.
  const [from, to] = ['startsAt', 'endsAt'].map((name) => new Date(fieldText(fields, name)));
  if (!from || !to || textEn === '' || textDe === '' || !(from < to)) return undefined;
  return { reason, level, textEn, textDe, startsAt: from.toISOString(), endsAt: to.toISOString() };
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Returns a moment as `datetime-local` takes it, in the browser's time zone: `2026-12-01T09:30`. */
function localInput(moment: string): string {
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
