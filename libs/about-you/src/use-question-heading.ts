import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from '@greenroom/navigation';

/** Of a question's heading, which is focused when the address names the question: another one is read from its beginning. */
export function useQuestionHeading(): RefObject<HTMLHeadingElement | null> {
  const [search] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (search.has('question')) heading.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each question, which is drawn anew
  }, []);
  return heading;
}
