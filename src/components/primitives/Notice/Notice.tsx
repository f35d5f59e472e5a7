import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
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
  const Icon = ICONS[tone];
  return (
    <div className={`${notice} ${tones[tone]}`} role={tone === 'critical' ? 'alert' : 'status'} data-state={tone}>
      <Icon className={marks[tone]} aria-hidden="true" />
      <div className={words}>
        {title !== undefined && <p className={titleLook}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={actionLook}>{action}</div>}
    </div>
  );
}
