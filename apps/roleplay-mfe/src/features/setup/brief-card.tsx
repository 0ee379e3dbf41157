import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { late } from '@greenroom/federation/late';
import { below, Button, Card, CareNote, Fine, Head } from '@greenroom/shared-ui';
import { texts } from './setup-texts.ts';
import type { SceneForm } from './use-scene-form.ts';
import type { SetupValues } from './setup-values.ts';

const PaywallSheet = late(async () => (await import('./paywall-sheet.tsx')).PaywallSheet, {
  waiting: null,
  failed: () => null,
});

const Brief = styled(Card)`
  position: sticky;
  top: 24px;
  overflow: hidden;
  > img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  ${below.lg} {
    position: static;
  }
`;

const Inside = styled.div`
  padding: var(--s-5);
`;

const Begin = styled.div`
  display: grid;
  gap: 12px;
  margin-top: var(--s-5);
  text-align: center;
`;

interface BriefCardProps {
  art: string;
  head: ReactNode;
  /** Between the heading and the button. */
  children: ReactNode;
  /** Below the button, such as how long it takes. */
  note: ReactNode;
  /** What the scene is called, where it has a name yet. */
  title: string;
  /** Who waits across the table, where they have a face. */
  picture?: string | undefined;
  form: Pick<SceneForm<SetupValues>, 'sending' | 'refusal' | 'forgive' | 'goOn'>;
}

/** Beside the form: what the scene comes to, and the way in. */
export function BriefCard({ art, head, children, note, title, picture = art, form }: BriefCardProps): ReactNode {
  const t = texts.useText();
  const { refusal, sending, forgive, goOn } = form;
  const care = typeof refusal === 'object' && 'care' in refusal ? refusal.care : undefined;
  const trouble = typeof refusal === 'object' && 'key' in refusal ? refusal.key : undefined;
  return (
    <Brief as="aside">
      <img src={art} alt="" />
      <Inside>
        <Head as="h2">{head}</Head>
        {children}
        <Begin>
          <div role="alert">{trouble && <Fine tone="bad">{t(trouble)}</Fine>}</div>
          {care !== undefined && (
            <CareNote text={care}>
              <Button type="button" variant="plain" onClick={goOn}>
                {t('care.goOn')}
              </Button>
            </CareNote>
          )}
          <Button
            type="submit"
            variant="primary"
            wide
            busy={sending}
            busyLabel={t('begin.busy')}
            {...pressed('scene.set')}
          >
            {t('begin')}
          </Button>
          <Fine tone={3}>{note}</Fine>
        </Begin>
      </Inside>
      {refusal === 'paywall' && <PaywallSheet title={title} picture={picture} close={forgive} />}
    </Brief>
  );
}
