import { useState, type ReactNode } from 'react';
import { pathTo } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Button, Choice, Field, Fine, Input, Tick } from '@greenroom/shared-ui';
import { useAbout } from '../../shared/about/index.ts';
import { texts } from './bring-texts.ts';
import { TranscriptCard } from './transcript-card.tsx';
import { useBring } from './use-bring.ts';

/** The transcript of a meeting one has had, when it was, who one is in it; then on to its notes. */
export function BringMeeting(): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const bring = useBring();
  const about = useAbout();
  const [othersAgreed, setOthersAgreed] = useState(false);
  const [day, setDay] = useState('');
  const [you, setYou] = useState<string>();
  const { meeting, busy } = bring;
  const names = meeting?.speakers.map(({ name }) => name) ?? [];
  const chosen = names.length === 1 ? names[0] : you !== undefined && names.includes(you) ? you : undefined;

  const finish = async () => {
    if (!meeting || chosen === undefined) return;
    const { kind, goals } = about;
    // Who names it nothing finds it under its file's name.
    const title = about.title.trim() || meeting.title;
    const uuid = await bring.finish({ title, kind, goals, othersAgreed, day: day || today() }, chosen);
    if (uuid !== undefined) await navigate(pathTo('meetingsFeedback', undefined, { uuid }));
  };
  return (
    <TranscriptCard bring={bring}>
      {meeting && (
        <>
          <Field label={t('when')}>
            <Input
              type="date"
              max={today()}
              value={day || today()}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
          </Field>
          <Choice
            legend={t('you')}
            options={names.map((name) => ({ value: name, label: name === '' ? t('you.nobody') : name }))}
            value={chosen ?? '\0'}
            onChange={setYou}
          />
          <Tick checked={othersAgreed} onChange={(event) => setOthersAgreed(event.currentTarget.checked)}>
            {t('agreed')}
          </Tick>
          <Button
            variant="plain"
            disabled={chosen === undefined}
            busy={busy === 'going'}
            busyLabel={t('going')}
            onClick={() => void finish()}
          >
            {t('go')}
          </Button>
          <Fine tone={3}>{t('law')}</Fine>
        </>
      )}
    </TranscriptCard>
  );
}

/** As a field for dates takes it, in the person's own time. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
