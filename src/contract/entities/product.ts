import type { CameraProduct } from './cameraProduct.ts';
import type { Phone } from './phone.ts';
import type { Tool } from './tool.ts';

/** A product from any of the lists. The booking form and the order machine use only this type. */
export interface Product {
  /** The list that it comes from. The API can change only the stock of tools. */
  kind: 'tool' | 'camera' | 'phone';
  _id: string;
  name: string;
  /** The links to its pictures, best first. A booking gets the first one. */
  pictures: string[];
  description: string;
  /** The price of one, in dollars; null if it cannot be read. Such a product cannot be booked. */
  price: number | null;
  /** The quantity left; null if unknown. */
  stock: number | null;
  minOrderQuantity: number;
  /** The free text of a tool; '' for other kinds. */
  status: string;
  /** The rating of a tool, as the backend sends it; null if unknown, and for other kinds. */
  rating: number | null;
}

const withoutBlanks = (pictures: string[]): string[] => pictures.filter((picture) => picture !== '');

/** Converts a tool to a product. */
export const productOfTool = (tool: Tool): Product => ({
  kind: 'tool',
  _id: tool._id,
  name: tool.name,
  pictures: withoutBlanks([tool.img, tool.img2, tool.img3]),
  description: tool.description,
  price: tool.price,
  stock: tool.quantity,
  minOrderQuantity: tool.minOrderQuantity,
  status: tool.status,
  rating: tool.rating,
});

/** Converts a camera product to a product. */
export const productOfCamera = (camera: CameraProduct): Product => ({
  kind: 'camera',
  _id: camera._id,
  name: camera.name,
  pictures: withoutBlanks([camera.img]),
  description: camera.description,
  price: camera.price,
  stock: camera.availableQuantity,
  minOrderQuantity: camera.minOrderQuantity,
  status: '',
  rating: null,
});

/** Converts a phone to a product. The minimum is 1, because products.json has none. */
export const productOfPhone = (phone: Phone): Product => ({
  kind: 'phone',
  _id: phone._id,
  name: phone.name,
  pictures: withoutBlanks([phone.img]),
  description: '',
  price: phone.price,
  stock: phone.quantity,
  minOrderQuantity: 1,
  status: '',
  rating: null,
});
