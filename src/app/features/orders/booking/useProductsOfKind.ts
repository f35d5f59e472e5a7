import { useQuery } from '@tanstack/react-query';
import type { CameraProduct } from '#contract/entities/cameraProduct.ts';
import type { Phone } from '#contract/entities/phone.ts';
import { type Product, productOfCamera, productOfPhone, productOfTool } from '#contract/entities/product.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';

const toTools = (tools: Tool[]): Product[] => tools.map(productOfTool);
const toCameras = (cameras: CameraProduct[]): Product[] => cameras.map(productOfCamera);
const toPhones = (phones: Phone[]): Product[] => phones.map(productOfPhone);

/** Loads the list of one kind of product; none if `kind` is null. */
export function useProductsOfKind(kind: Product['kind'] | null) {
  const { api } = useServices();
  const tools = useQuery({ ...operationQuery(api, 'listTools', {}), select: toTools, enabled: kind === 'tool' });
  const cameras = useQuery({ ...operationQuery(api, 'listCameraProducts', {}), select: toCameras, enabled: kind === 'camera' });
  const phones = useQuery({ ...operationQuery(api, 'listPhones', {}), select: toPhones, enabled: kind === 'phone' });
  return { tool: tools, camera: cameras, phone: phones }[kind ?? 'tool'];
}
