import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { notice } from './ManageToolsScreen.css.ts';
import type { OpenRestock } from './manageToolsView.ts';

/** The result of the last Restock. Renders nothing if there is none. */
export function RestockNotice({ restock, onCheckAgain }: { restock: OpenRestock; onCheckAgain: () => void }) {
  switch (restock.state) {
    case 'editing':
    case 'sending':
      return null;
    case 'refused':
    case 'gone':
      return (
        <div className={notice}>
          <Notice tone="critical">{restock.message}</Notice>
        </div>
      );
    case 'recounted':
    case 'overtaken':
      return (
        <div className={notice}>
          <Notice tone="caution">{restock.message}</Notice>
        </div>
      );
    case 'unconfirmed':
      return (
        <div className={notice}>
          <Notice
            tone="caution"
            action={
              <Button size="small" onClick={onCheckAgain}>
                Check again
              </Button>
            }
          >
            {restock.message}
          </Notice>
        </div>
      );
    default:
      return restock satisfies never;
  }
}
