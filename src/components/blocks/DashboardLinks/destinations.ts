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
import type { IconShapes } from '../../primitives/Icon/Icon.tsx';

/** The user's role. It is `unknown` until the shop knows whether they are an administrator; until then only the links for everyone show. */
export type DashboardRole = 'unknown' | 'customer' | 'administrator';

/** A link of the dashboard. */
interface Destination {
  href: string;
  label: string;
  icon: IconShapes;
}

/** The pages that every user has (docs/spec.md#dashboard). */
const userLinks: Destination[] = [
  { href: '/dashboard', label: MY_ORDERS, icon: Package },
  { href: '/dashboard/myProfile', label: MY_PROFILE, icon: UserRound },
  { href: '/dashboard/history', label: HISTORY, icon: ReceiptText },
];
const review: Destination = { href: '/dashboard/review', label: MY_REVIEW, icon: MessageSquareText };

/** The pages for administrators. */
const adminLinks: Destination[] = [
  { href: '/dashboard/manageAllOrders', label: MANAGE_ORDERS, icon: ClipboardList },
  { href: '/dashboard/manageAllProducts', label: MANAGE_PRODUCTS, icon: Boxes },
  { href: '/dashboard/addNewProducts', label: ADD_CAR_PRODUCT, icon: PackagePlus },
  { href: '/dashboard/manageAllUser', label: MANAGE_USERS, icon: UsersRound },
];

/** Returns the dashboard's links for a role, in order: the user's own pages, and the pages for administrators. */
export function destinationsFor(role: DashboardRole): { userLinks: Destination[]; adminLinks: Destination[] } {
  switch (role) {
    case 'unknown':
      return { userLinks, adminLinks: [] };
    case 'customer':
      return { userLinks: [...userLinks, review], adminLinks: [] };
    case 'administrator':
      return { userLinks, adminLinks };
    default:
      return role satisfies never;
  }
}
