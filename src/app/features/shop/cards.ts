import type { CameraProduct } from '#contract/entities/cameraProduct.ts';
import type { Phone } from '#contract/entities/phone.ts';
import type { Review } from '#contract/entities/review.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { formatPrice } from '#contract/money.ts';
import { SOLD_OUT } from '#contract/texts.ts';
import { nameOrMissing } from '../../messages/nameOrMissing.ts';
import { bookingPath } from '../../navigation/paths.ts';
import { type Kind, PRODUCT_KINDS } from '../../queries/productKinds.ts';

/** The stock in words. null: unknown. */
export function stockText(stock: number | null): string {
  if (stock === null) return 'Stock unknown';
  return stock === 0 ? SOLD_OUT : `${stock} available`;
}

/** '$120.00', or 'Price unavailable'. The price of a camera product is per piece (docs/spec.md#camera-tools-products). */
const priceText = (kind: Kind, { price }: { price: number | null }): string =>
  price === null ? formatPrice(null) : `${formatPrice(price)}${PRODUCT_KINDS[kind].pricePer}`;

/** The link to a product's booking page. Without a readable price there is none, because then it cannot be booked. */
const toBookable = ({ _id, price }: { _id: string; price: number | null }, stock: number | null) => ({
  bookHref: price === null ? null : bookingPath(_id),
  isSoldOut: stock === 0,
});

/** Converts a car tool to its card. `?details=` opens its details over the page. */
export const toToolCard = (tool: Tool) => ({
  id: tool._id,
  name: nameOrMissing(tool.name),
  pictures: [tool.img, tool.img2, tool.img3],
  status: tool.status,
  price: priceText('tool', tool),
  stock: stockText(tool.quantity),
  rating: tool.rating,
  detailsHref: `?details=${encodeURIComponent(tool._id.toWellFormed())}`,
  ...toBookable(tool, tool.quantity),
});

/** Converts a camera product to its card. */
export const toCameraCard = (camera: CameraProduct) => ({
  id: camera._id,
  name: nameOrMissing(camera.name),
  pictures: [camera.img],
  note: `Minimum order ${camera.minOrderQuantity}${camera.availableQuantity === 0 ? '' : ` · ${stockText(camera.availableQuantity)}`}`,
  price: priceText('camera', camera),
  ...toBookable(camera, camera.availableQuantity),
});

/** Converts a phone to its card. */
export const toPhoneCard = (phone: Phone) => ({
  id: phone._id,
  name: nameOrMissing(phone.name),
  pictures: [phone.img],
  price: priceText('phone', phone),
  ...toBookable(phone, phone.quantity),
});

/** Converts a review to its card, never with the email. Its author is 'Customer' without a name, as in the form. */
export const toReviewCard = (review: Review) => ({
  id: review._id,
  name: review.name.trim() || 'Customer',
  photo: review.img,
  text: review.description,
});
