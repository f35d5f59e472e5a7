/**
 * Every text that the specification documents (docs/spec.md), letter for letter, odd spelling included. A build with
 * VITE_TEXTS=corrected has the wording that stands first where a text has two (docs/decisions/0026-two-wordings.md).
 *
 * Texts of our own are not here, nor is anything that the backend sees.
 */

/** Inlined by the build, so that it contains only one wording. Node, which runs the journeys, has the variable in its environment. */
const isCorrected = (import.meta.env?.VITE_TEXTS ?? process.env['VITE_TEXTS']) === 'corrected';

// Words that several screens share.
export const NAME = 'Name';
export const EMAIL = 'Email';
export const PRICE = 'Price';
export const QUANTITY = 'Quantity';
export const DATE = 'Date';
export const DELIVERY_DATE = 'Delivery Date';
export const ADDRESS = 'Address';
export const PHONE = 'Phone';
export const DESCRIPTION = 'Description';
export const STATUS = 'Status';
export const PAYMENT = 'Payment';
export const AVAILABLE_QUANTITY = 'Available Quantity';
export const MY_ORDERS = 'My Orders';
export const MY_PROFILE = 'My Profile';
export const HISTORY = 'History';
export const CUSTOMER_REVIEWS = 'Customer Reviews';
export const SOLD_OUT = 'Sold Out';
/** The label of a picture, in the forms for a review and for a product. */
export const IMAGES = isCorrected ? 'Image' : 'Images';
/** Submits the forms for a review and for a product. */
export const ADD = isCorrected ? 'Add' : 'ADD';

// The navigation bar and its menu.
export const BLOGS = isCorrected ? 'Blog' : 'Blogs';
export const DASHBOARD = 'Dashboard';
export const REVIEWS = 'Reviews';
export const PROFILE = 'Profile';
export const SETTINGS = 'Settings';
export const SIGN_OUT = 'Sign Out';

// The footer.
export const ABOUT_US = 'About us';
export const CONTACT = 'Contact';
export const JOBS = 'Jobs';
export const PRESS_KIT = 'Press kit';

// Home and the product lists.
export const CAR_TOOLS_SLIDE = 'Car Tools';
export const CAMERA_TOOLS_SLIDE = 'Camera Tools';
export const LAPTOP_TOOLS_SLIDE = 'Laptop Tools';
export const BUY_NOW = 'Buy now';
export const CAR_ITEMS = 'Car Items';
export const SHOW_ALL = 'Show All';
export const CAMERAS = isCorrected ? 'Camera Tools' : 'Camera Tools Products';
export const SHOW_ALL_CAMERAS = 'Show All Camera Tools';
export const PHONES = isCorrected ? 'Mobile Phones' : 'Mobile Phone Products';
export const SHOW_ALL_PHONES = isCorrected ? 'Show All Mobile Phones' : 'Show All Mobile Phone Products';
export const DETAILS = 'Details';
export const BOOK = 'Book';
export const BOOK_NOW = isCorrected ? 'Book Now' : 'Booking Now';
/** Follows the price of a camera product. */
export const PER_PIECE = isCorrected ? '/piece' : '/per';
export const NEW_BADGE = 'NEW';
export const PHONE_BADGE = '100';
export const DOWNLOADS = 'Downloads';
export const NEW_USERS = 'New Users';
export const NEW_REGISTERS = isCorrected ? 'New Registrations' : 'New Registers';

// Blogs.
export const OUR_BLOGS = isCorrected ? 'Our Blog' : 'Our Blogs';
export const READ_MORE = 'Read More';

// Logging in and signing up.
export const LOGIN = isCorrected ? 'Log In' : 'Login';
export const CREATE_ACCOUNT = 'Create New Account';
export const GOOGLE = isCorrected ? 'Continue with Google' : 'Continue With Google';
export const PASSWORD = 'Password';
export const SIGN_UP = 'Sign Up';
export const PLEASE_LOGIN = isCorrected ? 'Please Log In' : 'Please Login';
export const SIGNED_UP = isCorrected ? 'Your account is ready' : 'Updated profile';
export const EMAIL_REQUIRED = isCorrected ? 'Email is required' : 'Email is Required';
export const EMAIL_INVALID = isCorrected ? 'Enter a valid email' : 'Provide a valid Email';
export const PASSWORD_REQUIRED = isCorrected ? 'Password is required' : 'Password is Required';
export const PASSWORD_SHORT = 'Must be 6 characters or longer';
export const NAME_REQUIRED = isCorrected ? 'Name is required' : 'Name is Required';

// Booking.
export const BOOKING_HEADING = isCorrected ? 'Book This Product' : 'Booked Product';
export const AVAILABLE = isCorrected ? 'Available' : 'Available Product';
/** Submits the booking. */
export const SUBMIT_BOOKING = isCorrected ? 'Book' : 'Booked';
export const BOOKED = isCorrected ? 'Product booked' : 'Successfully Add This Products';
export const DATE_REQUIRED = isCorrected ? 'Date is required' : 'Date is Required';
export const PRICE_REQUIRED = isCorrected ? 'Price is required' : 'Price is Required';
export const QUANTITY_REQUIRED = isCorrected ? 'Quantity is required' : 'Quantity is Required';
export const ADDRESS_REQUIRED = isCorrected ? 'Address is required' : 'Address is Required';
export const PHONE_REQUIRED = isCorrected ? 'Phone is required' : 'Phone is Required';
export const OVER_STOCK = isCorrected ? 'More than we have in stock' : 'More than available product';
/** The quantity is below the product's minimum. */
export const belowMinimum = (minimum: number): string => (isCorrected ? `Order ${minimum} or more` : `Gater than ${minimum}`);

// My Orders and the payment.
export const PRODUCT_NAME = 'Product Name';
export const REMOVE_PRODUCT = 'Remove Product';
export const PAY = 'Pay';
/** The badge of a paid order. */
export const PAID = isCorrected ? 'Paid' : 'Payed';
export const REMOVE_QUESTION = isCorrected ? 'Are you sure?' : 'Are You Sure ?';
export const REMOVED = isCorrected ? 'Order removed' : 'Successfully Remove';
/** The heading of the payment, before the order's name. */
export const PAY_FOR = isCorrected ? 'Pay for' : 'Please Pay for';
/** Before the amount. */
export const PLEASE_PAY = isCorrected ? 'To pay:' : 'Please pay:';
export const PAYMENT_COMPLETED = isCorrected ? 'Your payment is complete' : 'Your Payment is Completed';

// The dashboard's links.
export const WELCOME = isCorrected ? 'Welcome to Your Dashboard' : 'Welcome to My DashBoard';
export const MY_REVIEW = 'My Review';
export const MANAGE_ORDERS = 'Manage All Orders';
export const MANAGE_PRODUCTS = 'Manage All Products';
export const ADD_CAR_PRODUCT = isCorrected ? 'Add a Product' : 'Add New Car Product';
export const MANAGE_USERS = isCorrected ? 'Manage All Users' : 'Manage All User';

// The profile.
export const BIRTHDAY = 'Birthday';
export const SEX = 'Sex';
export const BIO = 'Bio';
export const UPDATE_PROFILE = 'Update Your Profile';
export const FULL_NAME = 'Full Name';
export const DATE_OF_BIRTH = 'Date of Birth';
export const PICTURE_LINK = 'Profile Picture Link';
export const UPDATE = 'Update';
export const PROFILE_SAVED = isCorrected ? 'Profile updated' : 'Profile Successfully Updated';
/** The profile cannot be saved, because the session has ended. */
export const NO_USER = isCorrected ? 'You are not logged in' : 'No user is logged in';

// Adding a review.
export const ADD_REVIEW = isCorrected ? 'Add a Review' : 'Please Add A Review';
export const REVIEWED = isCorrected ? 'Review added' : 'Successfully Add a Review';
export const DESCRIPTION_REQUIRED = isCorrected ? 'Description is required' : 'Description is Required';
export const IMAGES_REQUIRED = isCorrected ? 'Image is required' : 'Images is Required';

// The administrators' pages.
export const PENDING = 'Pending';
export const MANAGE_TOOLS = 'Manage Car Tools';
export const EDIT_PRODUCT = 'Edit Product';
export const REMOVE_PRODUCTS = isCorrected ? 'Remove Product' : 'Remove Products';
export const RESTOCK = 'Restock';
export const RESTOCKED = isCorrected ? 'Product restocked' : 'Restock Is Successfully';
export const DELETE_QUESTION = isCorrected ? 'Are you sure?' : 'Are you sure ?';
export const DELETED = isCorrected ? 'Product deleted' : 'Delete this products';
export const ADD_PRODUCT = isCorrected ? 'Add a Product' : 'Please Add A Product';
export const ADD_QUANTITY = isCorrected ? 'Quantity' : 'Add Quantity';
export const PRODUCT_STATUS = 'Product Status';
export const RATING = 'Rating';
export const RATING_PLACEHOLDER = '1-5';
/** The toast for a new product. The specification uses the same words as for a booking. */
export const ADDED = isCorrected ? 'Product added' : 'Successfully Add This Products';
/** The message of a new product's quantity. */
export const STOCK_REQUIRED = isCorrected ? 'Quantity is required' : 'Min Order Quantity is Required';
// The specification has one message for these three fields.
export const STATUS_REQUIRED = isCorrected ? 'Status is required' : 'Available Quantity is Required';
export const RATING_REQUIRED = isCorrected ? 'Rating is required' : 'Available Quantity is Required';
export const RELEASE_REQUIRED = isCorrected ? 'Date is required' : 'Available Quantity is Required';
export const ADD_ADMIN = 'Add Admin';
export const REMOVE_ADMIN = 'Remove Admin';
export const ALREADY_ADMIN = 'Already Admin';
export const ADMIN_MADE = isCorrected ? 'Admin added' : 'Successfully made an admin';
