import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { type Locale, locales, pathTo } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';
import { useNavigate } from '@greenroom/navigation';
import { Button, Choice, Field, Fine, Input, Small, Tick } from '@greenroom/shared-ui';
import { type Sound, useMeetingsRecordingRulesQuery } from '../../../shared/recording/index.ts';
import { today } from '../today.ts';
import { texts } from './recording-texts.ts';
import { useBeginRecording } from './use-begin-recording.ts';
import { type Speakers, WhoSpeaks } from './who-speaks.tsx';

/** Asks what must be known before a recording is uploaded; then starts the upload and leads to its progress. */
export function RecordingDetails({ name, sound }: { name: string; sound: Sound }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const { data: rules } = useMeetingsRecordingRulesQuery();
  const { begin, busy, trouble } = useBeginRecording();
  const [language, setLanguage] = useState<Locale>(currentLocale());
  const [speakers, setSpeakers] = useState<Speakers>();
  const [others, setOthers] = useState('');
  const [day, setDay] = useState(today());
  const [othersAgreed, setOthersAgreed] = useState(false);
  const isUnderstood = !rules || rules.understands.includes(language);
  const needsAgreement = speakers === 'mixed' && !othersAgreed;
  const start = async () => {
    if (!speakers) return;
    const about = { name, language, speakers, day: day || today() };
    const uuid = await begin(sound, {
      ...about,
      others: others.trim(),
      othersAgreed: othersAgreed && speakers !== 'mine',
    });
    if (uuid !== undefined) await navigate(pathTo('meetingsFeedback', undefined, { uuid }));
  };
  return (
    <>
      <Choice<Locale>
        legend={t('language')}
        options={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
        value={language}
        onChange={setLanguage}
        hint={
          !isUnderstood && (
            <Fine tone="bad" role="alert">
              {t('language.not', { language: t(`language.${language}`) })}
            </Fine>
          )
        }
      />
      <WhoSpeaks {...{ sound, others }} value={speakers} onChange={setSpeakers} onOthers={setOthers} />
      <Field label={t('when')}>
        <Input type="date" max={today()} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
      </Field>
      {speakers !== undefined && speakers !== 'mine' && (
        <Tick checked={othersAgreed} onChange={(event) => setOthersAgreed(event.currentTarget.checked)}>
          {t(speakers === 'mixed' ? 'agreed.mixed' : 'agreed.apart')}
        </Tick>
      )}
      {needsAgreement && <Fine tone={2}>{t('agreed.needed')}</Fine>}
      {trouble && (
        <Small tone="bad" role="alert">
          {t(`failed.${trouble}`)}
        </Small>
      )}
      <Button
        variant="plain"
        disabled={speakers === undefined || needsAgreement || !isUnderstood}
        busy={busy}
        busyLabel={t('go.busy')}
        onClick={() => void start()}
        {...pressed('meeting.record')}
      >
        {t('go')}
      </Button>
      <Fine tone={3}>{t('kept')}</Fine>
    </>
  );
}
