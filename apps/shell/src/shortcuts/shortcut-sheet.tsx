import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { Head } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { words } from '../search/words.ts';

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

/** Lists all keyboard shortcuts by where they apply. */
export function ShortcutSheet({ close }: { close(): void }): ReactNode {
  const t = words.useText();
  const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
  const groups = [
    {
      title: t('keys.everywhere'),
      keys: [
        { does: t('keys.search'), combos: [[isApple ? '⌘' : t('keys.key.control'), 'K']] },
        { does: t('keys.sheet'), combos: [['?']] },
        { does: t('keys.closeTop'), combos: [['Esc']] },
      ],
    },
    {
      title: t('keys.chat'),
      keys: [
        { does: t('keys.send'), combos: [[t('keys.key.enter')]] },
        { does: t('keys.line'), combos: [[t('keys.key.shift'), t('keys.key.enter')]] },
      ],
    },
    { title: t('keys.call'), keys: [{ does: t('keys.talk'), combos: [[t('keys.key.space')]] }] },
    { title: t('keys.light'), keys: [{ does: t('keys.move'), combos: [['←'], ['→']] }] },
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={t('keys.title')} closeLabel={t('close')}>
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
                      {at > 0 && ` ${t('keys.key.or')} `}
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
