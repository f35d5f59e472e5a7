/** Sets the title of the document, which the browser shows in the tab and in the history. */
export const PageTitle = ({ children }: { children?: string }) => (
  <title>{children === undefined ? 'Gadget Garage' : `${children} · Gadget Garage`}</title>
);
