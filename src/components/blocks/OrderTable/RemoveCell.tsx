import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { removal } from './OrderTable.css.ts';
import type { OrderRowView } from './orderRow.ts';

interface RemoveCellProps {
  order: OrderRowView;
  onRemove: (id: string) => void;
}

/**
 * Removes the order. While its payment is unresolved, the button is unavailable but focusable, and says why
 * (docs/product-rules.md#charged-but-patch-failed).
 */
export function RemoveCell({ order: { id, name, payment }, onRemove }: RemoveCellProps) {
  const reason = useId();
  const held = payment.state === 'unresolved';
  return (
    <div className={removal}>
      <Button size="small" state={held ? 'unavailable' : 'ready'} aria-describedby={held ? reason : undefined} onClick={() => onRemove(id)}>
        <span>
          Remove
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
      {held && (
        <Text as="span" size="caption" tone="soft" id={reason}>
          Waits for its payment
        </Text>
      )}
    </div>
  );
}
