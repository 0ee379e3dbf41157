import { useState } from 'react';
import { codeOf, type Recommended, type RecommendedItem } from '@greenroom/contracts';
import { useRecommendationAnswerMutation } from '../../shared/for-me/index.ts';
import { useLibraryHistoryKeepMutation } from '../../shared/history/index.ts';

export interface Answers {
  /** The last dismissed recommendation, which can be restored. */
  gone: Recommended | undefined;
  /** Error code of the last answer that could not be stored. */
  failed: string | undefined;
  opened(one: Recommended): void;
  wave(one: Recommended): void;
  takeBack(): void;
  isSaved(one: RecommendedItem): boolean;
  save(one: RecommendedItem, saved: boolean): void;
}

/** Stores the user's answers to recommendations. @param refetch loads the recommendations again */
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
    // The user navigates on: do not wait for it, and do not report a failure.
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
    // No refetch: a saved card must not move while the user is looking at it.
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
