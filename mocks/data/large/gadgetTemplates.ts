import { type ProductTemplate, range } from './productGenerator.ts';

export const cameraTemplates: readonly ProductTemplate[] = [
  {
    noun: 'Compact Camera',
    grades: ['Pop-Up-Flash', 'Weatherproof', 'Street', 'Travel'],
    sizes: range(12, 48, 4, 'MP'),
    price: [89, 649],
    pictures: ['pictures/1f4f8.webp', 'pictures/1f4f7.webp', 'pictures/1f50b.webp'],
    facts: ['Fits a coat pocket.', 'The battery lasts about 300 pictures.', 'Charges by USB-C.'],
  },
  {
    noun: 'Rangefinder',
    grades: ['Coupled', 'Refurbished', 'Silver', 'Black'],
    sizes: range(28, 90, 2, 'mm'),
    price: [219, 890],
    pictures: ['pictures/1f4f7.webp', 'pictures/1f39e-fe0f.webp', 'pictures/1f50d.webp'],
    facts: ['The shutter was timed on our bench.', 'The light meter wants one small battery a year.', 'The seals are new.'],
  },
  {
    noun: 'Camera Battery',
    grades: ['Li-Ion', 'High-Capacity', 'Cold-Weather', 'USB-C'],
    sizes: range(900, 3000, 100, 'mAh'),
    price: [14, 69],
    pictures: ['pictures/1faab.webp', 'pictures/1f50b.webp', 'pictures/1f50c.webp'],
    facts: ['Measured after three cycles.', 'Tells the camera how full it is.', 'Store it half charged.'],
  },
  {
    noun: 'Colour Film',
    grades: ['Negative', 'Slide', 'Daylight', 'Tungsten'],
    sizes: ['ISO 50', 'ISO 100', 'ISO 200', 'ISO 400', 'ISO 800', 'ISO 1600'],
    price: [8, 24],
    pictures: ['pictures/1f39e-fe0f.webp', 'pictures/1f4f7.webp', 'pictures/1f4a1.webp'],
    facts: ['36 exposures.', 'Comes out of our fridge with a year to run.', 'Sold in threes.'],
    minimum: 3,
  },
  {
    noun: 'Studio Bulb',
    grades: ['Daylight', 'Tungsten', 'Flicker-Free', 'Dimmable'],
    sizes: range(20, 300, 20, 'W'),
    price: [12, 89],
    pictures: ['pictures/1f4a1.webp', 'pictures/26a1.webp', 'pictures/1f4f7.webp'],
    facts: ['The colour is measured and on the box.', 'Standard E27 base.', 'Warm after an hour, never hot.'],
  },
  {
    noun: 'Camcorder',
    grades: ['Shoulder', 'Handheld', 'Full-HD', '4K'],
    sizes: ['8x zoom', '10x zoom', '12x zoom', '15x zoom', '20x zoom', '24x zoom', '30x zoom'],
    price: [249, 1290],
    pictures: ['pictures/1f4f9.webp', 'pictures/1f3a5.webp', 'pictures/1f399-fe0f.webp'],
    facts: ['The zoom is optical.', 'Records on two cards at once.', 'Has a real focus ring.'],
  },
  {
    noun: 'Headphones',
    grades: ['Closed-Back', 'Open-Back', 'Foldable', 'Monitoring'],
    sizes: range(32, 250, 16, 'ohm'),
    price: [39, 289],
    pictures: ['pictures/1f3a7.webp', 'pictures/1f399-fe0f.webp', 'pictures/1f3b5.webp'],
    facts: ['Every part can be replaced.', 'The cable can be unplugged.', 'Flat down to 20 Hz, and honest above.'],
  },
];

/** Phones have neither a description nor a status, because products.json has none. */
export const phoneTemplates: readonly Omit<ProductTemplate, 'facts'>[] = [
  {
    noun: 'Phone',
    grades: ['5G', 'Dual-SIM', 'Mini', 'Rugged', 'Refurbished'],
    sizes: ['32 GB', '64 GB', '128 GB', '256 GB', '512 GB', '1 TB'],
    price: [79, 990],
    pictures: ['pictures/1f4f1.webp', 'pictures/1f4f2.webp', 'pictures/1f4f3.webp'],
  },
  {
    noun: 'Desk Phone',
    grades: ['Corded', 'Cordless', 'Big-Button', 'Conference'],
    sizes: range(1, 8, 1, 'lines'),
    price: [29, 219],
    pictures: ['pictures/260e-fe0f.webp', 'pictures/1f4de.webp', 'pictures/1f4e0.webp'],
  },
  {
    noun: 'Watch Phone',
    grades: ['eSIM', 'Sport', 'Steel', 'Ceramic'],
    sizes: range(36, 50, 1, 'mm'),
    price: [119, 690],
    pictures: ['pictures/231a.webp', 'pictures/1f4f1.webp', 'pictures/1f50b.webp'],
  },
  {
    noun: 'Satellite Messenger',
    grades: ['Two-Way', 'Pocket', 'Marine', 'Trail'],
    sizes: range(5, 30, 1, 'h'),
    price: [149, 990],
    pictures: ['pictures/1f6f0-fe0f.webp', 'pictures/1f4e1.webp', 'pictures/1f4df.webp'],
  },
  {
    noun: 'Radio Phone',
    grades: ['Floating', 'Dust-Proof', 'Night', 'Workshop'],
    sizes: range(2, 20, 1, 'km'),
    price: [39, 249],
    pictures: ['pictures/1f4fb.webp', 'pictures/1f50a.webp', 'pictures/1f4f4.webp'],
  },
];
