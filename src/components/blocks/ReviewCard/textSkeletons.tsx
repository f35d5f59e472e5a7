import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { wholeWords } from '../../theme/text.css.ts';

/** Placeholder for a review of five lines. */
export function ReviewTextSkeleton() {
  return (
    <>
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="text" width="half" />
    </>
  );
}

/** Placeholder for the author's photo and name. */
export function WriterSkeleton() {
  return (
    <>
      <Skeleton shape="face" />
      <div className={wholeWords}>
        <Skeleton shape="text" />
      </div>
    </>
  );
}
