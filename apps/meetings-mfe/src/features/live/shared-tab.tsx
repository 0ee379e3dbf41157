import { AppWindow } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, Fine, Icon, Row, Small } from '@greenroom/shared-ui';
import { texts } from './live-texts.ts';
import { shareTab, type TabTrouble } from './share-tab.ts';
import { Source } from './source.ts';
import { useLiveContext } from './live-context.ts';

/** The sound of the tab in which the meeting runs: its state, and a button to share it. */
export function SharedTab(): ReactNode {
  const t = texts.useText();
  const { tab, onTab } = useLiveContext();
  const [trouble, setTrouble] = useState<TabTrouble>();
  const share = async () => {
    const shared = await shareTab();
    setTrouble(typeof shared === 'string' ? shared : undefined);
    if (shared && typeof shared !== 'string') onTab(shared);
  };
  return (
    <>
      <Source between>
        <Row gap={3}>
          <Icon of={AppWindow} />
          <div>
            <Small as="div">{t('hears.tab')}</Small>
            <Fine tone={2}>{t(tab ? 'hears.tab.shared' : 'hears.tab.about')}</Fine>
          </div>
        </Row>
        <Button size="s" onClick={() => void share()}>
          {t('hears.tab.share')}
        </Button>
      </Source>
      {trouble && <Fine role="alert">{t(`tab.${trouble}`)}</Fine>}
    </>
  );
}
