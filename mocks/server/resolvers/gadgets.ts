import type { Resolver } from '../resolver.ts';

export const listCameraProducts: Resolver<'listCameraProducts'> = ({ world }) => world.read((view) => [...view.all('cameraProducts')]);

export const listPhones: Resolver<'listPhones'> = ({ world }) => world.read((view) => [...view.all('phones')]);
