import type { CameraProduct } from '#contract/entities/cameraProduct.ts';
import type { Phone } from '#contract/entities/phone.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { toCameraCard, toPhoneCard, toToolCard } from '../home/connect.ts';
import { toSearchText } from '../../lists/searching.ts';

/** A product of any list as search, filters and sort look at it, worked out once when the list arrives; and its card. */
export interface ProductRow<Card> {
  name: string;
  /** Folded: the name, and the description where there is one. */
  searchText: string;
  /** Free text of a tool; '' elsewhere. */
  status: string;
  /** null: unreadable. */
  price: number | null;
  /** null: unknown. */
  stock: number | null;
  /** The day of release, '' when there is none. */
  date: string;
  /** null: there is none. */
  rating: number | null;
  card: Card;
}

/** The car tools, ready to be searched. */
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

/** The camera products, ready to be searched. */
export const cameraRows = (cameras: CameraProduct[]) =>
  cameras.map((camera): ProductRow<ReturnType<typeof toCameraCard>> => ({
    ...plain,
    name: camera.name,
    searchText: toSearchText(camera.name, camera.description),
    price: camera.price,
    stock: camera.availableQuantity,
    card: toCameraCard(camera),
  }));

/** The phones, ready to be searched. */
export const phoneRows = (phones: Phone[]) =>
  phones.map((phone): ProductRow<ReturnType<typeof toPhoneCard>> => ({
    ...plain,
    name: phone.name,
    searchText: toSearchText(phone.name),
    price: phone.price,
    stock: phone.quantity,
    card: toPhoneCard(phone),
  }));
