/** Sets the title of the page, for the browser's tab and history. */
export const PageTitle = ({ children }: { children?: string }) => (
  <title>{children === undefined ? 'Gadget Garage' : `${children} · Gadget Garage`}</title>
);
