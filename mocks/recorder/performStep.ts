import { findElement } from './elements.ts';
import type { Step, StepTarget } from './step.ts';

const isUsable = (element: HTMLElement) => element.getAttribute('aria-disabled') !== 'true' && !element.matches(':disabled');

interface WaitOptions {
  page: Document;
  /** The page may show the element of another moment. */
  isReady: () => boolean;
  /** The element that makes this one needless. */
  unless: StepTarget | undefined;
  signal: AbortSignal;
}

/**
 * Resolves with the element of a step as soon as the page shows it and it can be used, and with null once the page shows the other one
 * instead. Rejects with the signal's reason if it aborts.
 */
export function waitForElement(target: StepTarget, { page, isReady, unless, signal }: WaitOptions): Promise<HTMLElement | null> {
  return new Promise((resolve, reject) => {
    const find = () => {
      if (!isReady()) return;
      const found = findElement(target, page);
      const element = found !== null && isUsable(found) ? found : null;
      if (element === null && (unless === undefined || findElement(unless, page) === null)) return;
      observer.disconnect();
      resolve(element);
    };
    const observer = new MutationObserver(find);
    observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      reject(signal.reason as Error);
    });
    find();
  });
}

/** Sets the value as a browser does. React replaces the field's own setter, and would not notice the change. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Clicks as a person does: a menu opens when it is pressed. */
function click(element: HTMLElement) {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
    const isPointer = type.startsWith('pointer');
    const Event = isPointer ? PointerEvent : MouseEvent;
    element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...(isPointer && { pointerType: 'mouse' }) }));
    if (type === 'mousedown') element.focus();
  }
  element.click();
}

/** Repeats a recorded step on its element. A secret stays empty. */
export function performStep(step: Step, element: HTMLElement): void {
  switch (step.action) {
    case 'fill':
      element.focus();
      setValue(element as HTMLInputElement, step.value ?? '');
      break;
    case 'choose': {
      const select = element as HTMLSelectElement;
      setValue(select, [...select.options].find(({ label }) => label === step.value)?.value ?? select.value);
      break;
    }
    case 'press':
      element.focus();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: step.value, bubbles: true, cancelable: true }));
      element.dispatchEvent(new KeyboardEvent('keyup', { key: step.value, bubbles: true, cancelable: true }));
      break;
    case 'check':
    case 'uncheck':
      if ((element as HTMLInputElement).checked !== (step.action === 'check')) element.click();
      break;
    default:
      click(element);
  }
}
