import MessageSquareText from 'lucide/dist/esm/icons/message-square-text.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';

/** For whom the dashboard is; `unknown` while nobody has told whether they are an administrator, and then only what everyone has shows. */
export type DashboardRole = 'unknown' | 'customer' | 'administrator';

/** The dashboard's pages in their order (SPEC §2 "Dashboard"). */
const destinations = [
  { href: '/dashboard', label: 'My Orders', icon: Package, for: ['unknown', 'customer', 'administrator'] },
  { href: '/dashboard/myProfile', label: 'My Profile', icon: UserRound, for: ['unknown', 'customer', 'administrator'] },
  { href: '/dashboard/history', label: 'History', icon: ReceiptText, for: ['unknown', 'customer', 'administrator'] },
  { href: '/dashboard/review', label: 'My Review', icon: MessageSquareText, for: ['customer'] },
] as const;

/** What the dashboard offers to somebody. */
export const destinationsFor = (role: DashboardRole) =>
  destinations.filter((page) => (page.for as readonly DashboardRole[]).includes(role));
