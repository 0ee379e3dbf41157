import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from '@greenroom/navigation';

/**
 * Returns a ref for a question's heading and focuses it when the URL names the question, so that screen readers start
 * there.
 */
export function useQuestionHeading(): RefObject<HTMLHeadingElement | null> {
  const [search] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (search.has('question')) heading.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per question; each question is mounted anew
  }, []);
  return heading;
}
