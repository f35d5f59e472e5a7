const PAGE = '/dashboard/addnewproducts';

/** Whether a path is the page that adds a car tool: the router takes a last slash, and other capitals, for the same page. */
export const isAddToolPage = (path: string): boolean => path.replace(/\/+$/, '').toLowerCase() === PAGE;
