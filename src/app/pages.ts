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
  ADD_PRODUCT,
  ADD_REVIEW,
  BLOGS,
  CUSTOMER_REVIEWS,
  DASHBOARD,
  HISTORY,
  LOGIN,
  MANAGE_ORDERS,
  MANAGE_PRODUCTS,
  MANAGE_TOOLS,
  MANAGE_USERS,
  MY_ORDERS,
  MY_PROFILE,
  MY_REVIEW,
  OUR_BLOGS,
  PAYMENT,
  REVIEWS,
  SIGN_UP,
} from '#contract/texts.ts';
import type { Page } from './navigation/page.ts';
import {
  ADD_TOOL_PATH,
  BOOKING_PATH,
  LOGIN_PATH,
  MANAGE_ORDERS_PATH,
  MANAGE_TOOLS_PATH,
  MY_ORDERS_PATH,
  PAYMENT_PATH,
  REVIEWS_PATH,
  SIGN_UP_PATH,
} from './navigation/paths.ts';
import { PRODUCT_LISTS } from './queries/productKinds.ts';

// Imports no JSX by itself, so that Node reads it without a bundler: the budgets and the tests follow this table too.

const loadLists = () => import('./features/shop/list/ProductListRoute.tsx');
const loadSignedOut = () => import('./features/auth/login/SignedOutRoute.tsx');
const loadBooking = () => import('./features/orders/booking/BookingRoute.tsx');
const loadProfile = async () => (await import('./features/auth/profile/ProfileRoute.tsx')).ProfileRoute;
const loadReview = async () => (await import('./features/shop/addReview/ReviewRoute.tsx')).ReviewRoute;

/**
 * Every page of the shop (docs/spec.md#routes). Routes, guards, titles, links, preloading and the pages that the build writes as HTML follow
 * from it. Links are in the order of their pages.
 */
export const pages: readonly Page[] = [
  { path: '/', access: 'everybody', barLink: 'Home' },
  {
    path: '/blogs',
    access: 'everybody',
    title: OUR_BLOGS,
    barLink: BLOGS,
    load: async () => (await import('./features/shop/blogs/BlogsRoute.tsx')).BlogsRoute,
  },
  {
    path: MY_ORDERS_PATH,
    access: 'user',
    title: MY_ORDERS,
    barLink: MY_ORDERS,
    accountFor: 'orders',
    load: async () => (await import('./features/orders/myOrders/MyOrdersRoute.tsx')).MyOrdersRoute,
  },
  {
    path: '/dashboard',
    access: 'user',
    title: MY_ORDERS,
    barLink: DASHBOARD,
    dashboardLink: { label: MY_ORDERS, icon: Package },
    shape: 'list',
    accountFor: 'orders',
    load: async () => (await import('./features/dashboard/DashboardIndexRoute.tsx')).DashboardIndexRoute,
  },
  {
    path: '/dashboard/myProfile',
    access: 'user',
    title: MY_PROFILE,
    dashboardLink: { label: MY_PROFILE, icon: UserRound },
    shape: 'profile',
    accountFor: 'profile',
    load: loadProfile,
  },
  {
    path: '/dashboard/history',
    access: 'user',
    title: HISTORY,
    dashboardLink: { label: HISTORY, icon: ReceiptText },
    shape: 'list',
    accountFor: 'orders',
    load: async () => (await import('./features/orders/history/HistoryRoute.tsx')).HistoryRoute,
  },
  {
    path: '/dashboard/review',
    access: 'user',
    title: 'Add a Review',
    heading: ADD_REVIEW,
    dashboardLink: { label: MY_REVIEW, icon: MessageSquareText, isForCustomers: true },
    shape: 'form',
    accountFor: 'review',
    load: loadReview,
  },
  {
    path: PAYMENT_PATH,
    access: 'user',
    title: PAYMENT,
    shape: 'payment',
    accountFor: 'payment',
    load: async () => (await import('./features/payments/PaymentRoute.tsx')).PaymentRoute,
  },
  {
    path: MANAGE_ORDERS_PATH,
    access: 'administrator',
    title: MANAGE_ORDERS,
    dashboardLink: { label: MANAGE_ORDERS, icon: ClipboardList },
    shape: 'table',
    load: async () => (await import('./features/admin/manageOrders/ManageOrdersRoute.tsx')).ManageOrdersRoute,
  },
  {
    path: MANAGE_TOOLS_PATH,
    access: 'administrator',
    title: MANAGE_TOOLS,
    dashboardLink: { label: MANAGE_PRODUCTS, icon: Boxes },
    shape: 'table',
    load: async () => (await import('./features/admin/manageTools/ManageToolsRoute.tsx')).ManageToolsRoute,
  },
  {
    path: ADD_TOOL_PATH,
    access: 'administrator',
    title: ADD_CAR_PRODUCT,
    heading: ADD_PRODUCT,
    dashboardLink: { label: ADD_CAR_PRODUCT, icon: PackagePlus },
    shape: 'form',
    load: async () => (await import('./features/admin/addTool/AddToolRoute.tsx')).AddToolRoute,
  },
  {
    path: '/dashboard/manageAllUser',
    access: 'administrator',
    title: MANAGE_USERS,
    dashboardLink: { label: MANAGE_USERS, icon: UsersRound },
    shape: 'table',
    load: async () => (await import('./features/admin/manageUsers/ManageUsersRoute.tsx')).ManageUsersRoute,
  },
  {
    path: REVIEWS_PATH,
    access: 'everybody',
    title: CUSTOMER_REVIEWS,
    barLink: REVIEWS,
    load: async () => (await import('./features/shop/reviews/ReviewsRoute.tsx')).ReviewsRoute,
  },
  {
    path: PRODUCT_LISTS.all.path,
    access: 'everybody',
    title: PRODUCT_LISTS.all.title,
    load: async () => (await loadLists()).AllProductsRoute,
  },
  { path: PRODUCT_LISTS.tool.path, access: 'everybody', title: PRODUCT_LISTS.tool.title, load: async () => (await loadLists()).ToolsRoute },
  {
    path: PRODUCT_LISTS.camera.path,
    access: 'everybody',
    title: PRODUCT_LISTS.camera.title,
    load: async () => (await loadLists()).CamerasRoute,
  },
  {
    path: PRODUCT_LISTS.phone.path,
    access: 'everybody',
    title: PRODUCT_LISTS.phone.title,
    load: async () => (await loadLists()).PhonesRoute,
  },
  {
    path: BOOKING_PATH,
    access: 'user',
    title: 'Booking',
    load: async () => (await loadBooking()).BookingRoute,
    loadPlaceholder: async () => (await loadBooking()).BookingPlaceholder,
  },
  { path: '/addAReview', access: 'user', title: 'Add a Review', accountFor: 'review', load: loadReview },
  { path: '/myProfile', access: 'user', title: MY_PROFILE, accountFor: 'profile', load: loadProfile },
  { path: LOGIN_PATH, access: 'everybody', title: LOGIN, load: async () => (await loadSignedOut()).LoginPage },
  { path: SIGN_UP_PATH, access: 'everybody', title: SIGN_UP, load: async () => (await loadSignedOut()).SignUpPage },
  {
    path: '*',
    access: 'everybody',
    title: 'Not found',
    load: async () => (await import('./features/shell/NotFoundRoute.tsx')).NotFoundRoute,
  },
];
