import type { ReactNode } from 'react';
import type { ApiError } from '@greenroom/api-client';
import type { ReleasedApp } from '@greenroom/contracts';
import { Fine, Small } from '@greenroom/shared-ui';
import { words } from '../words.ts';
import { WhyText } from './why-text.tsx';

const said = ['conflict', 'unprocessable', 'unavailable', 'not_found', 'offline'] as const;
const isSaid = (code: string | undefined): code is (typeof said)[number] => said.some((one) => one === code);

interface MeanwhileProps {
  app: ReleasedApp;
  /** The app's revision when the user opened the form. */
  since: number;
  error: Partial<ApiError>;
}

/** Says why a command was rejected; on a conflict, what the other staff member changed. */
export function Meanwhile({ app, since, error: { code, message } }: MeanwhileProps): ReactNode {
  const t = words.useText();
  const changes = app.marks.filter(({ number }) => number > since);
  return (
    <>
      <Small tone="bad">{t(isSaid(code) ? `releases.refused.${code}` : 'releases.refused')}</Small>
      {code === 'unprocessable' && <Fine tone={2}>{message}</Fine>}
      {changes.map(({ number, what, version, why, because, by }) => (
        <Fine key={number} tone={2}>
          {by.name ?? t(`releases.by.${by.kind}`)}: {t(`releases.happened.${what}`, { version: version ?? 'none' })}.{' '}
          <WhyText why={why} because={because} />
        </Fine>
      ))}
    </>
  );
}
