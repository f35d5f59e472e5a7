import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { actions, notices, step, wide } from './ToolForm.css.ts';
import { ToolNotice } from './ToolNotice.tsx';
import type { ToolFormView } from './toolFormView.ts';

interface ToolActionsProps {
  view: ToolFormView;
  onCheckAgain: () => void;
  onEdit: () => void;
}

/** The end of the form: the result of the last submit, and the submit button. */
export function ToolActions({ view, onCheckAgain, onEdit }: ToolActionsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const { state } = view;
  const before = useRef(state);
  // The focused button disappears with the notice of an unconfirmed product, so move its focus to ADD.
  useEffect(() => {
    if (before.current === 'unconfirmed' && state !== 'unconfirmed' && document.activeElement === document.body) add.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <div className={wide}>
      <div className={notices}>
        <ToolNotice view={view} onCheckAgain={onCheckAgain} onEdit={onEdit} />
      </div>
      <div className={actions}>
        <p className={step} role="status">
          {view.state === 'adding' ? view.step : ''}
        </p>
        <Button ref={add} type="submit" tone="accent" size="large" state={buttonState(view)}>
          ADD
        </Button>
      </div>
    </div>
  );
}

function buttonState({ state }: ToolFormView): 'ready' | 'busy' | 'unavailable' {
  if (state === 'adding') return 'busy';
  return state === 'unconfirmed' ? 'unavailable' : 'ready';
}
