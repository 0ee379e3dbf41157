import { useState, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { codeOf, pathTo } from '@greenroom/contracts';
import { usePageHead } from '@greenroom/navigation';
import { PanelPage } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { FailedPanel, MissingPanel } from '../../shared/waiting/index.ts';
import { ClosedPanel } from './closed-panel.tsx';
import { useLibraryContentQuery } from '../../shared/library-content/index.ts';
import { ItemAside } from './item-aside.tsx';
import { ItemBody } from './item-body.tsx';
import { ItemOpening, ItemOpeningToCome } from './item-opening.tsx';
import { itemHead } from './item-head.ts';
import { Beside, Layout, Main } from './item-layout.ts';
import { lazyOptionalPart } from '../../shared/lazy/index.ts';
import { ItemPlayer } from '../../shared/listening/index.ts';
import { NextItem } from './next-item.tsx';
import { RelatedItems } from './related-items.tsx';

const Reading = lazyOptionalPart(async () => (await import('./reading/index.ts')).Reading);

interface LibraryItemProps {
  instructorSlug: string;
  itemSlug: string;
}

/** The page of an item: a lesson, an exercise or a recipe. */
export function LibraryItem({ instructorSlug, itemSlug }: LibraryItemProps): ReactNode {
  const t = messages.useText();
  const request = { params: { instructorSlug, contentUuid: itemSlug } };
  const { currentData: item, isError, error, refetch } = useLibraryContentQuery(request);
  const { user } = useCurrentUser();
  const [listening, setListening] = useState(false);
  const closed = codeOf(error) === 'plan_required';
  usePageHead(item ? itemHead(item) : closed ? { title: t('item.closed.title') } : undefined);

  if (item) {
    return (
      <>
        <ItemOpening item={item} listen={listening ? undefined : () => setListening(true)} />
        <Layout>
          <Beside>
            {listening && <ItemPlayer item={item} />}
            <ItemAside item={item} />
          </Beside>
          <Main>
            <ItemBody item={item} />
          </Main>
        </Layout>
        {user.loggedIn && <Reading key={item.uuid} item={item} />}
        {item.next && <NextItem card={item.next} />}
        <RelatedItems items={item.related} />
      </>
    );
  }
  if (!isError) return <ItemOpeningToCome />;
  const shelf = pathTo('library', { instructorSlug });
  return (
    <PanelPage>
      {closed && <ClosedPanel shelf={shelf} />}
      {codeOf(error) === 'not_found' && <MissingPanel what="item" to={shelf} toText={t('item.closed.library')} />}
      {!['plan_required', 'not_found'].includes(codeOf(error)) && <FailedPanel error={error} retry={refetch} />}
    </PanelPage>
  );
}
