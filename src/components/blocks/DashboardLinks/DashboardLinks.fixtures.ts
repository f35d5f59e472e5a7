import Boxes from 'lucide/dist/esm/icons/boxes.mjs';
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs';
import MessageSquareText from 'lucide/dist/esm/icons/message-square-text.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import PackagePlus from 'lucide/dist/esm/icons/package-plus.mjs';
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import UsersRound from 'lucide/dist/esm/icons/users-round.mjs';
import {
  ADD_CAR_PRODUCT,
  HISTORY,
  MANAGE_ORDERS,
  MANAGE_PRODUCTS,
  MANAGE_USERS,
  MY_ORDERS,
  MY_PROFILE,
  MY_REVIEW,
} from '#contract/texts.ts';
import type { DashboardLink, DashboardLinksProps } from './DashboardLinks.tsx';

const userLinks: DashboardLink[] = [
  { href: '/dashboard', label: MY_ORDERS, icon: Package },
  { href: '/dashboard/myProfile', label: MY_PROFILE, icon: UserRound },
  { href: '/dashboard/history', label: HISTORY, icon: ReceiptText },
];
const review: DashboardLink = { href: '/dashboard/review', label: MY_REVIEW, icon: MessageSquareText };
const adminLinks: DashboardLink[] = [
  { href: '/dashboard/manageAllOrders', label: MANAGE_ORDERS, icon: ClipboardList },
  { href: '/dashboard/manageAllProducts', label: MANAGE_PRODUCTS, icon: Boxes },
  { href: '/dashboard/addNewProducts', label: ADD_CAR_PRODUCT, icon: PackagePlus },
  { href: '/dashboard/manageAllUser', label: MANAGE_USERS, icon: UsersRound },
];

/** The links of the shop's dashboard (docs/spec.md#dashboard), for each role that is known. */
export const links = {
  unknown: { userLinks, adminLinks: [], current: '/dashboard' },
  customer: { userLinks: [...userLinks, review], adminLinks: [], current: '/dashboard/myProfile' },
  administrator: { userLinks, adminLinks, current: '/dashboard/manageAllProducts' },
} satisfies Record<string, DashboardLinksProps>;
