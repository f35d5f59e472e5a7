import type { ReactNode } from 'react';
import { usePicture } from '../Picture/usePicture.ts';
import { action as actionLook, empty, picture as pictureLook, title as titleLook, words } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** An object that fits the matter, `pictures/….webp`: decoration. */
  picture?: string;
  /** What is not there, in a few words. */
  title: ReactNode;
  /** Why, or what would be there. */
  children?: ReactNode;
  /** The way on, such as a ButtonLink. */
  action?: ReactNode;
}

/** Where a list has nothing to show, and all went well. When it did not go well use Notice. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  const { address, ref, onError } = usePicture(picture === undefined ? [] : [picture]);
  return (
    <div className={empty}>
      {address !== null && <img ref={ref} onError={onError} className={pictureLook} src={address} alt="" width={256} height={256} />}
      <p className={titleLook}>{title}</p>
      {children !== undefined && <div className={words}>{children}</div>}
      {action !== undefined && <div className={actionLook}>{action}</div>}
    </div>
  );
}
