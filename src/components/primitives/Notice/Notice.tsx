import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Notice.css.ts';

const ICONS = { info: Info, good: CircleCheck, caution: TriangleAlert, critical: CircleAlert };

export interface NoticeProps {
  /** `critical` reports a failure and is announced immediately. The others are announced at the next pause. */
  tone: keyof typeof css.tones;
  title?: ReactNode;
  children?: ReactNode;
  /** A way to respond, such as a Retry button. */
  action?: ReactNode;
}

/** A message that stays on the page, beside its subject. Use Toaster for a temporary message, a field's `error` for one about a field. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className={`${css.notice} ${css.tones[tone]}`} role={tone === 'critical' ? 'alert' : 'status'} data-state={tone}>
      <span className={css.marks[tone]}>
        <Icon icon={ICONS[tone]} />
      </span>
      <div className={css.text}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
