import type { CameraProduct } from './cameraProduct.ts';
import type { Phone } from './phone.ts';
import type { Tool } from './tool.ts';

/** What can be booked, whatever list it comes from: the one shape that the booking form and the order machine know. */
export interface Product {
  /** Which list it came from; only tools have stock that the API can change. */
  kind: 'tool' | 'camera' | 'phone';
  _id: string;
  name: string;
  /** The pictures that there are, best first; the first is posted with a booking. */
  pictures: string[];
  description: string;
  /** Dollars each; null when unreadable, and then it cannot be booked. */
  price: number | null;
  /** What is left; null when unknown. */
  stock: number | null;
  minOrderQuantity: number;
  /** Free text of a tool, '' elsewhere. */
  status: string;
}

const named = (pictures: string[]): string[] => pictures.filter((picture) => picture !== '');

/** A tool as something that can be booked. */
export const productOfTool = (tool: Tool): Product => ({
  kind: 'tool',
  _id: tool._id,
  name: tool.name,
  pictures: named([tool.img, tool.img2, tool.img3]),
  description: tool.description,
  price: tool.price,
  stock: tool.quantity,
  minOrderQuantity: tool.minOrderQuantity,
  status: tool.status,
});

/** A camera product as something that can be booked. */
export const productOfCamera = (camera: CameraProduct): Product => ({
  kind: 'camera',
  _id: camera._id,
  name: camera.name,
  pictures: named([camera.img]),
  description: camera.description,
  price: camera.price,
  stock: camera.availableQuantity,
  minOrderQuantity: camera.minOrderQuantity,
  status: '',
});

/** A phone as something that can be booked; products.json knows no minimum, so it is 1. */
export const productOfPhone = (phone: Phone): Product => ({
  kind: 'phone',
  _id: phone._id,
  name: phone.name,
  pictures: named([phone.img]),
  description: '',
  price: phone.price,
  stock: phone.quantity,
  minOrderQuantity: 1,
  status: '',
});
