import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { type Meeting, pathTo } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Button, Choice, Field, Fine, Input, Tick } from '@greenroom/shared-ui';
import { useAbout } from '../../shared/about/index.ts';
import { today } from './today.ts';
import { texts } from './upload-texts.ts';
import { useMeetingTitle } from './use-meeting-title.ts';
import type { Upload } from './use-upload.ts';

/** Asks for the date of the uploaded meeting and the visitor's speaker name; then leads to its notes. */
export function UploadDetails({ upload, meeting }: { upload: Upload; meeting: Meeting }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const about = useAbout();
  const titleFor = useMeetingTitle();
  const [othersAgreed, setOthersAgreed] = useState(false);
  const [day, setDay] = useState(today());
  const [you, setYou] = useState<string>();
  const names = meeting.speakers.map(({ name }) => name);
  // A single name may be another person's, if the visitor's own is missing.
  const chosen =
    names.length === 1 && names[0] === '' ? '' : you !== undefined && names.includes(you) ? you : undefined;

  const finish = async () => {
    if (chosen === undefined) return;
    const { kind, goals } = about;
    const heldOn = day || today();
    const others = names.filter((name) => name !== chosen);
    const title = about.title.trim() || titleFor(others, heldOn);
    const uuid = await upload.finish({ title, kind, goals, othersAgreed, day: heldOn }, chosen);
    if (uuid !== undefined) await navigate(pathTo('meetingsFeedback', undefined, { uuid }));
  };
  return (
    <>
      <Field label={t('when')}>
        <Input type="date" max={today()} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
      </Field>
      <Choice
        legend={t('you')}
        options={names.map((name) => ({ value: name, label: name === '' ? t('you.nobody') : name }))}
        value={chosen ?? '\0'}
        onChange={setYou}
      />
      {names.some((name) => name !== '') && <Fine tone={3}>{t('you.missing')}</Fine>}
      <Tick checked={othersAgreed} onChange={(event) => setOthersAgreed(event.currentTarget.checked)}>
        {t('agreed')}
      </Tick>
      <Button
        variant="plain"
        disabled={chosen === undefined}
        busy={upload.busy === 'going'}
        busyLabel={t('going')}
        onClick={() => void finish()}
        {...pressed('meeting.bring')}
      >
        {t('go')}
      </Button>
      <Fine tone={3}>{t('law')}</Fine>
    </>
  );
}
