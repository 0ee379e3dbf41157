import type { ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { usePageHead } from '@greenroom/navigation';
import { Body, Display, Lead, Page as MainPage, Stack, TwoColumns } from '@greenroom/shared-ui';
import { UploadMeeting } from '../features/upload/index.ts';
import { PastFeedback } from '../features/history/index.ts';
import { AboutFields, LiveMeetingSwitch, StartListening } from '../features/live/index.ts';
import { NeedsPlan } from '../features/plan/index.ts';
import { messages } from '../messages/index.ts';
import { AboutProvider } from '../shared/about/index.ts';
import { OnceInBrowser } from '../shared/page/index.ts';

export function Page(): ReactNode {
  const t = messages.useText();
  const { rights } = useCurrentUser().user;
  usePageHead({ title: t('meetings.title'), description: t('meetings.text') });
  if (rights.meetings === 'plan_required')
    return (
      <MainPage>
        <NeedsPlan />
        <OnceInBrowser>
          <PastFeedback />
        </OnceInBrowser>
      </MainPage>
    );
  return (
    <MainPage>
      <LiveMeetingSwitch>
        <Stack gap={3} style={{ paddingBlock: 'var(--s-5) var(--s-6)' }}>
          <Body tone={2}>{t('meetings.who')}</Body>
          <Display>{t('meetings.heading')}</Display>
          <Lead style={{ maxWidth: '36em' }}>{t('meetings.text')}</Lead>
        </Stack>
        <AboutProvider>
          <TwoColumns split={[7, 5]} gap={7}>
            <Stack gap={5}>
              <AboutFields />
              <StartListening />
            </Stack>
            <UploadMeeting />
          </TwoColumns>
        </AboutProvider>
        <OnceInBrowser>
          <PastFeedback />
        </OnceInBrowser>
      </LiveMeetingSwitch>
    </MainPage>
  );
}
