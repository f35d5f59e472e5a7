import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { action as actionLook, marks, notice, title as titleLook, tones, words } from './Notice.css.ts';

const ICONS = { info: Info, good: CircleCheck, caution: TriangleAlert, critical: CircleAlert };

export interface NoticeProps {
  /** `critical`: something failed, and is announced at once. The others are announced when there is a pause. */
  tone: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  /** What can be done about it, such as a Retry button. */
  action?: ReactNode;
}

/** A message that stays in the page, beside what it is about. One that passes is a toast; one about a field is the field's error. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className={`${notice} ${tones[tone]}`} role={tone === 'critical' ? 'alert' : 'status'} data-state={tone}>
      <span className={marks[tone]}>
        <Icon icon={ICONS[tone]} />
      </span>
      <div className={words}>
        {title !== undefined && <p className={titleLook}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={actionLook}>{action}</div>}
    </div>
  );
}
