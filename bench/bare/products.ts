import wrench from '@lobehub/fluent-emoji-3d/assets/1f527.webp';
import toolbox from '@lobehub/fluent-emoji-3d/assets/1f9f0.webp';
import gloves from '@lobehub/fluent-emoji-3d/assets/1f9e4.webp';
import lamp from '@lobehub/fluent-emoji-3d/assets/1f526.webp';
import screwdriver from '@lobehub/fluent-emoji-3d/assets/1fa9b.webp';
import battery from '@lobehub/fluent-emoji-3d/assets/1f50b.webp';
import bolt from '@lobehub/fluent-emoji-3d/assets/1f529.webp';
import extinguisher from '@lobehub/fluent-emoji-3d/assets/1f9ef.webp';
import hammer from '@lobehub/fluent-emoji-3d/assets/1f528.webp';
import clamp from '@lobehub/fluent-emoji-3d/assets/1f5dc-fe0f.webp';
import magnet from '@lobehub/fluent-emoji-3d/assets/1f9f2.webp';
import saw from '@lobehub/fluent-emoji-3d/assets/1fa9a.webp';

/** Twelve products of the shop, with their pictures. */
export const products = [
  { id: '1', name: 'Ratchet Combination Wrench Set, 12 pc', price: 64.9, picture: wrench },
  { id: '2', name: 'Cantilever Steel Toolbox 22"', price: 89, picture: toolbox },
  { id: '3', name: 'Nitrile Grip Mechanic Gloves', price: 9.95, picture: gloves },
  { id: '4', name: 'Rechargeable Inspection Lamp 800 lm', price: 42, picture: lamp },
  { id: '5', name: 'Precision Screwdriver, S2 steel', price: 12.75, picture: screwdriver },
  { id: '6', name: 'AGM Starter Battery 70 Ah', price: 119, picture: battery },
  { id: '7', name: 'Wheel Bolt M14 × 1.5, zinc flake', price: 3.4, picture: bolt },
  { id: '8', name: 'Car Fire Extinguisher 1 kg ABC', price: 27.9, picture: extinguisher },
  { id: '9', name: 'Body Panel Hammer 300 g', price: 24.5, picture: hammer },
  { id: '10', name: 'Forged C-Clamp and Brake Piston Press', price: 21.4, picture: clamp },
  { id: '11', name: 'Telescopic Pick-Up Magnet 4 kg', price: 14.9, picture: magnet },
  { id: '12', name: 'Folding Recovery Saw 240 mm', price: 29.95, picture: saw },
];
