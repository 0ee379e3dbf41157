import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type Art, type HistoryEntry, pathTo, paths, type SceneSession } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { ButtonLink, Lead, LibraryRow, PanelPage, StatusPanel, Tag } from '@greenroom/shared-ui';
import { forMeMessages, sceneArt } from '../../shared/for-me/index.ts';
import { dayNamed, EntryState } from '../../shared/history/index.ts';
import { messages } from '../../messages/index.ts';
import { artOf, kindLine, variedArt } from '../../shared/library-card/index.ts';
import { addressOfScene, stateOfScene } from './played-scene.ts';

const Opening = styled(Lead)`
  padding: var(--s-5) 0 var(--s-3);
`;

interface HomeHistoryProps {
  entries: readonly HistoryEntry[];
  played: readonly SceneSession[];
}

/** Something in the history: when it last was of interest, and its picture. */
type Done = { at: string; art: Art } & ({ entry: HistoryEntry } | { scene: SceneSession });

/** Lists the scenes that the user played and what they opened and saved in the whole library, newest first. */
export function HomeHistory({ entries, played }: HomeHistoryProps): ReactNode {
  const t = forMeMessages.useText();
  const all = inOrder(entries, played);
  if (all.length === 0) {
    return (
      <PanelPage>
        <StatusPanel
          art="/assets/art/letter.svg"
          title={t('history.empty.title')}
          action={
            <ButtonLink variant="plain" size="s" as={Link} to={paths.forYou}>
              {t('home.more')}
            </ButtonLink>
          }
        >
          {t('history.empty.text')}
        </StatusPanel>
      </PanelPage>
    );
  }
  const arts = variedArt(all.map(({ art }) => art));
  return (
    <>
      <Opening>{t('history.lead')}</Opening>
      {all.map((one, at) =>
        'scene' in one ? (
          <SceneDone key={one.scene.userRolePlayUuid} scene={one.scene} at={one.at} art={arts[at]!} />
        ) : (
          <ItemDone key={one.entry.content.uuid} entry={one.entry} art={arts[at]!} />
        ),
      )}
    </>
  );
}

function inOrder(entries: readonly HistoryEntry[], played: readonly SceneSession[]): Done[] {
  const items = entries.map((entry) => {
    const moments = [entry.openedAt, entry.finishedAt, entry.savedAt].filter((at) => at !== null);
    return { at: moments.sort().at(-1) ?? '', art: entry.content.art, entry };
  });
  const scenes = played.map((scene) => ({
    ...{ at: scene.endedAt ?? scene.createdAt, art: sceneArt(scene.categorySlug) },
    scene,
  }));
  return [...items, ...scenes].toSorted((a, b) => b.at.localeCompare(a.at));
}

function SceneDone({ scene, at, art }: { scene: SceneSession; at: string; art: Art }): ReactNode {
  const t = forMeMessages.useText();
  return (
    <LibraryRow
      as={Link}
      to={addressOfScene(scene)}
      art={artOf(art)}
      title={scene.title}
      line={t('history.scene')}
      summary={stateOfScene(scene, t)}
      aside={<Tag>{dayNamed(at, t)}</Tag>}
    />
  );
}

function ItemDone({ entry, art }: { entry: HistoryEntry; art: Art }): ReactNode {
  const text = messages.useText();
  const { content } = entry;
  return (
    <LibraryRow
      as={Link}
      to={pathTo('libraryItem', { instructorSlug: content.instructorSlug, itemSlug: content.slug })}
      art={artOf(art)}
      title={content.title}
      line={kindLine(text, { ...content, open: true })}
      summary={content.instructorName}
      wordsLang={content.language}
      aside={<EntryState entry={entry} />}
    />
  );
}
