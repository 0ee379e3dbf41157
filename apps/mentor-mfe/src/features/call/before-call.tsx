import styled from '@emotion/styled';
import { useEffect, useState, type ReactNode } from 'react';
import { type CallEngines, localeTag } from '@greenroom/contracts';
import { fetchRecognition, type RecognitionHere, recognitionHere } from '@greenroom/conversation/call';
import { currentLocale } from '@greenroom/i18n';
import { below, Button, ownProps, Small } from '@greenroom/shared-ui';
import { texts } from './call-texts.ts';

/** Keeps the height of its text, so that nothing moves when it arrives; more where speech may not be understood. */
const Place = styled('div', ownProps('long'))<{ long: boolean }>`
  display: grid;
  gap: 8px;
  justify-items: center;
  align-content: start;
  max-width: 44em;
  min-height: ${({ long }) => (long ? 77 : 23)}px;
  margin: 8px auto 0;
  ${below.sm} {
    min-height: ${({ long }) => (long ? 123 : 46)}px;
  }
`;

interface BeforeCallProps {
  engines: CallEngines['en'] | undefined;
  firstName: string;
}

/**
 * Tells the user before a call whose voice they will hear, and who transcribes a language that the server does not
 * understand.
 */
export function BeforeCall({ engines, firstName }: BeforeCallProps): ReactNode {
  const t = texts.useText();
  const long = currentLocale() !== 'en';
  if (!engines) return <Place long={long} />;
  return (
    <Place long={long}>
      <Small tone={2}>{t(`before.voice.${engines.speaks}`, { firstName })}</Small>
      {engines.understands === 'none' && <NotUnderstood firstName={firstName} />}
    </Place>
  );
}

function NotUnderstood({ firstName }: { firstName: string }): ReactNode {
  const t = texts.useText();
  const language = localeTag[currentLocale()];
  const [here, setHere] = useState<RecognitionHere | 'asking' | 'fetching'>('asking');
  useEffect(() => {
    let gone = false;
    void recognitionHere(language).then((found) => {
      if (!gone) setHere(found);
    });
    return () => {
      gone = true;
    };
  }, [language]);
  const fetchIt = async () => {
    setHere('fetching');
    setHere((await fetchRecognition(language)) ? 'on-device' : 'remote');
  };
  if (here === 'asking') return undefined;
  return (
    <>
      <Small>{t(`before.${here}`, { firstName })}</Small>
      {here === 'downloadable' && (
        <Button size="s" onClick={() => void fetchIt()}>
          {t('before.downloadable.fetch')}
        </Button>
      )}
    </>
  );
}
