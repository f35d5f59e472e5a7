import Boxes from 'lucide/dist/esm/icons/boxes.mjs';
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs';
import MessageSquareText from 'lucide/dist/esm/icons/message-square-text.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import PackagePlus from 'lucide/dist/esm/icons/package-plus.mjs';
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import UsersRound from 'lucide/dist/esm/icons/users-round.mjs';

/** For whom the dashboard is; `unknown` while nobody has told whether they are an administrator, and then only what everyone has shows. */
export type DashboardRole = 'unknown' | 'customer' | 'administrator';

/** Everybody's own pages (docs/spec.md#dashboard). */
const own = [
  { href: '/dashboard', label: 'My Orders', icon: Package },
  { href: '/dashboard/myProfile', label: 'My Profile', icon: UserRound },
  { href: '/dashboard/history', label: 'History', icon: ReceiptText },
];
const review = { href: '/dashboard/review', label: 'My Review', icon: MessageSquareText };

/** The shop's pages. */
const management = [
  { href: '/dashboard/manageAllOrders', label: 'Manage All Orders', icon: ClipboardList },
  { href: '/dashboard/manageAllProducts', label: 'Manage All Products', icon: Boxes },
  { href: '/dashboard/addNewProducts', label: 'Add New Car Product', icon: PackagePlus },
  { href: '/dashboard/manageAllUser', label: 'Manage All User', icon: UsersRound },
];

/** What the dashboard offers to somebody, in its order: their own pages, and what they may manage. */
export function destinationsFor(role: DashboardRole) {
  switch (role) {
    case 'unknown':
      return { own, management: [] };
    case 'customer':
      return { own: [...own, review], management: [] };
    case 'administrator':
      return { own, management };
    default:
      return role satisfies never;
  }
}
