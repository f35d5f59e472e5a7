// The library's public API, and the only barrel file in the repository. Written by `npm run components:index`.
import './theme/global.css.ts';

export { theme } from './theme/theme.css.ts';
export { type Brand, brandStyle } from './theme/brand.ts';
export { tokens } from './theme/tokens.ts';
export type { AsyncList, AsyncValue } from './asyncList.ts';
export { SiteProvider } from './primitives/Link/SiteProvider.tsx';
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx';
export { BarChart, type Bar, type BarChartProps } from './primitives/BarChart/BarChart.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/ButtonLink/ButtonLink.tsx';
export { Card, type CardProps } from './primitives/Card/Card.tsx';
export { CheckboxField, type CheckboxFieldProps } from './primitives/CheckboxField/CheckboxField.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/ConfirmDialog/ConfirmDialog.tsx';
export { CountBadge, type CountBadgeProps } from './primitives/CountBadge/CountBadge.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './primitives/Drawer/Drawer.tsx';
export { EmailAddress } from './primitives/EmailAddress/EmailAddress.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { Field, type FieldControl, type FieldFrame, type FieldProps } from './primitives/Field/Field.tsx';
export { Form, type FormProps } from './primitives/Form/Form.tsx';
export { Grid, type GridProps } from './primitives/Grid/Grid.tsx';
export { type CardGridProps } from './primitives/Grid/CardGrid.tsx';
export { type Columns } from './primitives/Grid/columns.ts';
export { Heading, type HeadingProps } from './primitives/Heading/Heading.tsx';
export { Icon, type IconProps, type IconShapes } from './primitives/Icon/Icon.tsx';
export { Inline, type InlineProps } from './primitives/Inline/Inline.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export { type LinkTarget, type SiteProviderProps } from './primitives/Link/SiteProvider.tsx';
export { Menu, type MenuItem, type MenuProps } from './primitives/Menu/Menu.tsx';
export { Notice, type NoticeProps } from './primitives/Notice/Notice.tsx';
export { PageHeading, type PageHeadingProps } from './primitives/PageHeading/PageHeading.tsx';
export { Picture, type PictureProps } from './primitives/Picture/Picture.tsx';
export { type MovingPictureProps } from './primitives/Picture/MovingPicture.tsx';
export { type PicturePlace } from './primitives/Picture/safePicture.ts';
export { type Tint } from './primitives/Picture/tint.ts';
export { QuantityField, type QuantityFieldProps } from './primitives/QuantityField/QuantityField.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/RadioGroup/RadioGroup.tsx';
export { Rating, type RatingProps } from './primitives/Rating/Rating.tsx';
export { ReadMore, type ReadMoreProps } from './primitives/ReadMore/ReadMore.tsx';
export { ReadOnlyField, type ReadOnlyFieldProps } from './primitives/ReadOnlyField/ReadOnlyField.tsx';
export { SearchField, type SearchFieldProps } from './primitives/SearchField/SearchField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './primitives/SelectField/SelectField.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './primitives/SkipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './primitives/Stack/Stack.tsx';
export { Table, type LinesFrom, type TableColumn, type TableProps, type TableRow, type TableSort } from './primitives/Table/Table.tsx';
export { type TableSkeletonProps } from './primitives/Table/TableSkeleton.tsx';
export { Text, type TextProps } from './primitives/Text/Text.tsx';
export { TextAreaField, type TextAreaFieldProps } from './primitives/TextAreaField/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx';
export { Toaster, type ToasterProps } from './primitives/Toaster/Toaster.tsx';
export { type Toast, type ToastLink } from './primitives/Toaster/toast.ts';
export { VirtualGrid, type VirtualGridProps } from './primitives/VirtualGrid/VirtualGrid.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export { AccountIntro, type AccountIntroProps, type AccountPage, type AccountPurpose } from './blocks/AccountIntro/AccountIntro.tsx';
export { AvatarMenu, type AvatarMenuProps } from './blocks/AvatarMenu/AvatarMenu.tsx';
export { BlogCard, type BlogCardProps, type BlogCardView } from './blocks/BlogCard/BlogCard.tsx';
export { BookingForm, type BookingFormProps } from './blocks/BookingForm/BookingForm.tsx';
export { type BookingFormView } from './blocks/BookingForm/bookingFormView.ts';
export { CameraCard, type CameraCardProps, type CameraCardView } from './blocks/CameraCard/CameraCard.tsx';
export { CardPage, type CardPageProps } from './blocks/CardPage/CardPage.tsx';
export { CardSection, type CardSectionProps } from './blocks/CardSection/CardSection.tsx';
export { type CardListProps } from './blocks/CardSection/CardList.tsx';
export { DashboardLinks, type DashboardLink, type DashboardLinksProps } from './blocks/DashboardLinks/DashboardLinks.tsx';
export { DeliveriesCard, type DeliveriesView } from './blocks/DeliveriesCard/DeliveriesCard.tsx';
export { FigureCard, type FigureCardProps, type FigureView } from './blocks/FigureCard/FigureCard.tsx';
export { FilterSheet, type FilterSheetProps } from './blocks/FilterSheet/FilterSheet.tsx';
export { Footer, type FooterProps } from './blocks/Footer/Footer.tsx';
export { Gallery, type GalleryProps } from './blocks/Gallery/Gallery.tsx';
export { type ThumbsProps } from './blocks/Gallery/Thumbs.tsx';
export { HeroSlider, type Autoplay, type HeroSliderProps } from './blocks/HeroSlider/HeroSlider.tsx';
export { type HeroSlideContent } from './blocks/HeroSlider/slides.ts';
export { LatestOrders, type LatestOrderView, type LatestOrdersProps } from './blocks/LatestOrders/LatestOrders.tsx';
export {
  ListToolbar,
  type ListControls,
  type ListFilter,
  type ListSearchState,
  type ListToolbarProps,
} from './blocks/ListToolbar/ListToolbar.tsx';
export { LoginForm, type DemoAccount, type LoginFormProps } from './blocks/LoginForm/LoginForm.tsx';
export { NavigationBar, type NavigationAccount, type NavigationBarProps } from './blocks/NavigationBar/NavigationBar.tsx';
export { type NavigationLink } from './blocks/NavigationBar/NavigationLinks.tsx';
export { OrderTable, type OrderPayment, type OrderRowView, type OrderTableProps } from './blocks/OrderTable/OrderTable.tsx';
export { PaidOrderTable, type PaidOrderView } from './blocks/PaidOrderTable/PaidOrderTable.tsx';
export { PaymentForm, type PaymentFormProps } from './blocks/PaymentForm/PaymentForm.tsx';
export { type CardEntry, type CardFieldProps } from './blocks/PaymentForm/cardField.ts';
export { type Due, type PaymentFormView } from './blocks/PaymentForm/paymentFormView.ts';
export { PhoneCard, type PhoneCardProps, type PhoneCardView } from './blocks/PhoneCard/PhoneCard.tsx';
export { ProductCard, type ProductCardProps, type ProductCardView } from './blocks/ProductCard/ProductCard.tsx';
export { type BookLinkProps, type BookableView } from './blocks/ProductCard/BookLink.tsx';
export { type PriceProps } from './blocks/ProductCard/Price.tsx';
export { ProductCell, type ProductCellProps } from './blocks/ProductCell/ProductCell.tsx';
export { ProductDetails, type ProductDetailsProps, type ProductDetailsView } from './blocks/ProductDetails/ProductDetails.tsx';
export { ProductPanel, type ProductPanelProps, type ProductPanelSkeletonProps } from './blocks/ProductPanel/ProductPanel.tsx';
export { ProfileCard, type ProfileCardProps, type ProfileCardView } from './blocks/ProfileCard/ProfileCard.tsx';
export { ProfileForm, type ProfileFormProps, type ProfileFormView } from './blocks/ProfileForm/ProfileForm.tsx';
export { Receipt, type ReceiptProps } from './blocks/Receipt/Receipt.tsx';
export { type ReceiptView } from './blocks/Receipt/receiptView.ts';
export { ReviewCard, type ReviewCardProps, type ReviewCardView } from './blocks/ReviewCard/ReviewCard.tsx';
export { ReviewEntry, type ReviewEntryProps } from './blocks/ReviewEntry/ReviewEntry.tsx';
export { ReviewForm, type ReviewAuthor, type ReviewFormProps, type ReviewFormView } from './blocks/ReviewForm/ReviewForm.tsx';
export { SectionSkeleton, type Section, type SectionSkeletonProps } from './blocks/SectionSkeleton/SectionSkeleton.tsx';
export { SignUpForm, type SignUpFormProps } from './blocks/SignUpForm/SignUpForm.tsx';
export { SimilarProducts, type SimilarProductView, type SimilarProductsProps } from './blocks/SimilarProducts/SimilarProducts.tsx';
export { StatisticsStrip, type StatisticsStripProps } from './blocks/StatisticsStrip/StatisticsStrip.tsx';
export { type Statistic } from './blocks/StatisticsStrip/statistics.ts';
export { TablePage, type TablePageProps, type TableRows } from './blocks/TablePage/TablePage.tsx';
export { type ExportButtonsProps, type Separator } from './blocks/TablePage/ExportButtons.tsx';
export { ToolForm, type ToolFormProps } from './blocks/ToolForm/ToolForm.tsx';
export { type ToolFormView } from './blocks/ToolForm/toolFormView.ts';
export { ToolPreview, type ToolPreviewProps } from './blocks/ToolPreview/ToolPreview.tsx';
export { UserTable, type UserRowView, type UserTableProps } from './blocks/UserTable/UserTable.tsx';
export { AddReviewScreen, type AddReviewScreenProps, type AddReviewView } from './screens/account/AddReviewScreen/AddReviewScreen.tsx';
export {
  BookingScreen,
  type Alternatives,
  type BookingScreenProps,
  type BookingView,
} from './screens/account/BookingScreen/BookingScreen.tsx';
export { HistoryScreen, type HistoryScreenProps, type HistoryView } from './screens/account/HistoryScreen/HistoryScreen.tsx';
export { LoginScreen, type LoginScreenProps, type LoginView } from './screens/account/LoginScreen/LoginScreen.tsx';
export {
  MyOrdersScreen,
  type DeleteBookingView,
  type MyOrdersScreenProps,
  type MyOrdersView,
} from './screens/account/MyOrdersScreen/MyOrdersScreen.tsx';
export {
  PasswordResetScreen,
  type PasswordResetScreenProps,
  type PasswordResetView,
} from './screens/account/PasswordResetScreen/PasswordResetScreen.tsx';
export { PaymentScreen, type PaymentScreenProps } from './screens/account/PaymentScreen/PaymentScreen.tsx';
export {
  type ChargedPaymentView,
  type NothingToPayView,
  type PaymentView,
  type UnrecordedPaymentView,
  type UnresolvedPaymentView,
  type UnresolvedView,
} from './screens/account/PaymentScreen/paymentView.ts';
export { ProfileScreen, type ProfileScreenProps } from './screens/account/ProfileScreen/ProfileScreen.tsx';
export { type OpenEditing, type ProfileEditing, type ProfileView } from './screens/account/ProfileScreen/profileView.ts';
export { SettingsScreen, type SettingsScreenProps, type SettingsView } from './screens/account/SettingsScreen/SettingsScreen.tsx';
export { SignUpScreen, type SignUpScreenProps, type SignUpView } from './screens/account/SignUpScreen/SignUpScreen.tsx';
export {
  VerifyEmailScreen,
  type VerifyEmailScreenProps,
  type VerifyEmailView,
} from './screens/account/VerifyEmailScreen/VerifyEmailScreen.tsx';
export { AddToolScreen, type AddToolScreenProps, type AddToolView } from './screens/admin/AddToolScreen/AddToolScreen.tsx';
export {
  AdminAccessScreen,
  type AdminAccessScreenProps,
  type AdminAccessView,
} from './screens/admin/AdminAccessScreen/AdminAccessScreen.tsx';
export { ManageOrdersScreen, type ManageOrdersScreenProps } from './screens/admin/ManageOrdersScreen/ManageOrdersScreen.tsx';
export { type ManageOrdersView, type ManagedOrderView, type OrderPanelView } from './screens/admin/ManageOrdersScreen/manageOrdersView.ts';
export { ManageToolsScreen, type ManageToolsScreenProps } from './screens/admin/ManageToolsScreen/ManageToolsScreen.tsx';
export {
  type DeleteToolView,
  type ManageToolsView,
  type OpenRestockView,
  type RestockView,
  type RestockedTool,
  type ToolRowView,
} from './screens/admin/ManageToolsScreen/manageToolsView.ts';
export {
  ManageUsersScreen,
  type MakeAdminView,
  type ManageUsersScreenProps,
  type ManageUsersView,
} from './screens/admin/ManageUsersScreen/ManageUsersScreen.tsx';
export { OverviewScreen, type OverviewScreenProps, type OverviewView } from './screens/admin/OverviewScreen/OverviewScreen.tsx';
export {
  DashboardScreen,
  type DashboardRole,
  type DashboardScreenProps,
  type DashboardView,
} from './screens/dashboard/DashboardScreen/DashboardScreen.tsx';
export { CrashedScreen, type CrashedScreenProps, type CrashedView } from './screens/shell/CrashedScreen/CrashedScreen.tsx';
export { ShellScreen, type ShellScreenProps, type ShellView } from './screens/shell/ShellScreen/ShellScreen.tsx';
export {
  UnconfiguredScreen,
  type ConfigurationFault,
  type UnconfiguredScreenProps,
  type UnconfiguredView,
} from './screens/shell/UnconfiguredScreen/UnconfiguredScreen.tsx';
export { WaitingScreen, type WaitingScreenProps, type WaitingView } from './screens/shell/WaitingScreen/WaitingScreen.tsx';
export { BlogsScreen, type BlogsScreenProps, type BlogsView } from './screens/shop/BlogsScreen/BlogsScreen.tsx';
export { HomeScreen, type HomeScreenProps, type HomeSection, type HomeView } from './screens/shop/HomeScreen/HomeScreen.tsx';
export { NotFoundScreen, type NotFoundScreenProps, type NotFoundView } from './screens/shop/NotFoundScreen/NotFoundScreen.tsx';
export {
  ProductDetailsScreen,
  type ProductDetailsScreenProps,
  type ProductDetailsScreenView,
} from './screens/shop/ProductDetailsScreen/ProductDetailsScreen.tsx';
export { ProductListScreen, type ProductListScreenProps } from './screens/shop/ProductListScreen/ProductListScreen.tsx';
export {
  type KindLink,
  type ProductGroupView,
  type ProductListView,
  type ProductResults,
} from './screens/shop/ProductListScreen/productListView.ts';
export { ReviewsScreen, type ReviewsScreenProps, type ReviewsView } from './screens/shop/ReviewsScreen/ReviewsScreen.tsx';
