import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { Promotion } from './manageUsersView.ts';

interface PromotionNoticeProps {
  promotion: Promotion;
  onDismiss: () => void;
}

/** Says why Add Admin did not succeed, until it is dismissed. A success shows a toast instead. */
export function PromotionNotice({ promotion, onDismiss }: PromotionNoticeProps) {
  switch (promotion.state) {
    case 'resting':
    case 'promoting':
      return null;
    case 'unchanged':
    case 'failed':
      return (
        <Notice
          tone={promotion.state === 'failed' ? 'critical' : 'info'}
          title={<bdi>{promotion.email}</bdi>}
          action={
            <Button size="small" onClick={onDismiss}>
              Dismiss
            </Button>
          }
        >
          {promotion.message}
        </Notice>
      );
    default:
      return promotion satisfies never;
  }
}
