import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { Head } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { words } from './words.ts';

const Group = styled.section`
  display: grid;
  gap: var(--s-2);
`;

const Keys = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px var(--s-5);
  align-items: center;
  margin: 0;
  font-size: var(--fs-small);
  dt {
    color: var(--text-2);
  }
  dd {
    margin: 0;
    text-align: end;
  }
  kbd {
    display: inline-block;
    min-width: 28px;
    padding: 2px 8px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-print);
    font: inherit;
    text-align: center;
  }
`;

/** All keys that do something, by where they do it. */
export function ShortcutSheet({ close }: { close(): void }): ReactNode {
  const t = words.useText();
  const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
  const groups = [
    {
      title: t('everywhere'),
      keys: [
        { does: t('search'), combos: [[isApple ? '⌘' : t('key.control'), 'K']] },
        { does: t('sheet'), combos: [['?']] },
        { does: t('closeTop'), combos: [['Esc']] },
      ],
    },
    {
      title: t('chat'),
      keys: [
        { does: t('send'), combos: [[t('key.enter')]] },
        { does: t('line'), combos: [[t('key.shift'), t('key.enter')]] },
      ],
    },
    { title: t('call'), keys: [{ does: t('talk'), combos: [[t('key.space')]] }] },
    { title: t('light'), keys: [{ does: t('move'), combos: [['←'], ['→']] }] },
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={t('title')} closeLabel={t('close')}>
      {groups.map(({ title, keys }) => (
        <Group key={title}>
          <Head as="h3">{title}</Head>
          <Keys>
            {keys.map(({ does, combos }) => (
              <Fragment key={does}>
                <dt>{does}</dt>
                <dd>
                  {combos.map((combo, at) => (
                    <Fragment key={combo.join()}>
                      {at > 0 && ` ${t('key.or')} `}
                      {combo.map((key, place) => (
                        <Fragment key={key}>
                          {place > 0 && ' + '}
                          <kbd>{key}</kbd>
                        </Fragment>
                      ))}
                    </Fragment>
                  ))}
                </dd>
              </Fragment>
            ))}
          </Keys>
        </Group>
      ))}
    </Dialog>
  );
}
