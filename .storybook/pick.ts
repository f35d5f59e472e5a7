/** Sets the value of a control as a native picker does: also if it is read-only, with the events of a user. */
export function pick(control: HTMLElement, value: string): void {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // Not the property of the element, with which React notices that code has set the value.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
