const PAGE = '/dashboard/addnewproducts';

/** True for the path of the page that adds a car tool. Like the router, it ignores trailing slashes and case. */
export const isAddToolPage = (path: string): boolean => path.replace(/\/+$/, '').toLowerCase() === PAGE;
