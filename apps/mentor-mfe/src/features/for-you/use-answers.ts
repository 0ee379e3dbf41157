import { useState } from 'react';
import { codeOf, type Recommended, type RecommendedItem } from '@greenroom/contracts';
import { useRecommendationAnswerMutation } from '../../shared/for-me/index.ts';
import { useLibraryHistoryKeepMutation } from '../../shared/history/index.ts';

export interface Answers {
  /** What was waved away last, and can be taken back. */
  gone: Recommended | undefined;
  /** Why the last answer was not kept, by its code. */
  failed: string | undefined;
  opened(one: Recommended): void;
  wave(one: Recommended): void;
  takeBack(): void;
  isSaved(one: RecommendedItem): boolean;
  save(one: RecommendedItem, saved: boolean): void;
}

/** What somebody says to what is laid out. @param refetch asks anew what is laid out */
export function useAnswers(refetch: () => unknown): Answers {
  const [answer] = useRecommendationAnswerMutation();
  const [keep] = useLibraryHistoryKeepMutation();
  const [gone, setGone] = useState<Recommended>();
  const [failed, setFailed] = useState<string>();
  const [saidSaved, setSaidSaved] = useState<ReadonlyMap<string, boolean>>(new Map());

  const say = async (kept: Promise<unknown>, then: () => unknown) => {
    setFailed(undefined);
    try {
      await kept;
      await then();
    } catch (error) {
      setFailed(codeOf(error));
    }
  };
  const paramsOf = ({ recommendationId }: Recommended) => ({ params: { recommendationId } });
  return {
    gone,
    failed,
    // Whoever goes on does not wait for it, nor is told that it failed.
    opened: (one) => void answer({ ...paramsOf(one), body: { answer: 'opened' } }),
    wave: (one) =>
      void say(answer({ ...paramsOf(one), body: { answer: 'not-this-one' } }).unwrap(), () => {
        setGone(one);
        return refetch();
      }),
    takeBack: () =>
      gone &&
      void say(answer({ ...paramsOf(gone), body: { answer: 'taken-back' } }).unwrap(), () => {
        setGone(undefined);
        return refetch();
      }),
    isSaved: ({ content, saved }) => saidSaved.get(content.uuid) ?? saved,
    // Not asked anew: what one keeps for later does not go elsewhere under one's hand.
    save: ({ content }, saved) =>
      void say(
        keep({
          params: { instructorSlug: content.instructorSlug },
          body: { contentUuid: content.uuid, saved },
        }).unwrap(),
        () => setSaidSaved((before) => new Map(before).set(content.uuid, saved)),
      ),
  };
}
