import type { CameraProduct } from '#contract/entities/cameraProduct.ts';
import type { Phone } from '#contract/entities/phone.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { toCameraCard, toPhoneCard, toToolCard } from '../cards.ts';
import { toSearchText } from '../../../collection/searchText.ts';

/** A product's card, and its values for search, filters and sort, computed once when the list loads. */
export interface ProductRow<Card> {
  name: string;
  /** Normalized: the name, and the description if there is one. */
  searchText: string;
  /** Free text of a tool; '' for other products. */
  status: string;
  /** null: unreadable. */
  price: number | null;
  /** null: unknown. */
  stock: number | null;
  /** The release date; '' if there is none. */
  date: string;
  /** null: there is none. */
  rating: number | null;
  card: Card;
}

/** Converts car tools to rows. */
export const toolRows = (tools: Tool[]) =>
  tools.map((tool): ProductRow<ReturnType<typeof toToolCard>> => ({
    name: tool.name,
    searchText: toSearchText(tool.name, tool.description),
    status: tool.status.trim(),
    price: tool.price,
    stock: tool.quantity,
    date: tool.date,
    rating: tool.rating,
    card: toToolCard(tool),
  }));

const plain = { status: '', date: '', rating: null };

/** Converts camera products to rows. */
export const cameraRows = (cameras: CameraProduct[]) =>
  cameras.map((camera): ProductRow<ReturnType<typeof toCameraCard>> => ({
    ...plain,
    name: camera.name,
    searchText: toSearchText(camera.name, camera.description),
    price: camera.price,
    stock: camera.availableQuantity,
    card: toCameraCard(camera),
  }));

/** Converts phones to rows. */
export const phoneRows = (phones: Phone[]) =>
  phones.map((phone): ProductRow<ReturnType<typeof toPhoneCard>> => ({
    ...plain,
    name: phone.name,
    searchText: toSearchText(phone.name),
    price: phone.price,
    stock: phone.quantity,
    card: toPhoneCard(phone),
  }));
