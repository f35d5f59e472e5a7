'use client';

import type { ReactNode } from 'react';
import { usePicture } from '../Picture/usePicture.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** A decorative picture that fits the subject, `pictures/….webp`. */
  picture?: string;
  /** Says in a few words what is missing. */
  title: ReactNode;
  /** The reason, or what would be here. */
  children?: ReactNode;
  /** The next step, such as a ButtonLink. */
  action?: ReactNode;
}

/** Shown if a list loaded successfully but is empty. Use Notice if loading failed. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  const { address, ref, onError } = usePicture(picture === undefined ? [] : [picture]);
  return (
    <div className={css.empty}>
      {address !== null && <img ref={ref} onError={onError} className={css.picture} src={address} alt="" width={256} height={256} />}
      <p className={css.title}>{title}</p>
      {children !== undefined && <div className={css.text}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
