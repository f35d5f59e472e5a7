/** Sets a field's value as some password managers do: without an event, and from a world of their own, where React intercepts nothing. */
export const setWithoutEvents = (field: HTMLElement, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
};
