import type { CameraProduct } from '#contract/entities/cameraProduct.ts';

// The home page shows the first six.
export const cameraProducts = [
  {
    _id: '64f0a1c2e4b0000000000101',
    name: 'Rangefinder R35, 35 mm film',
    img: 'pictures/1f4f7.webp',
    description:
      'A coupled rangefinder, a 40 mm f/1.7 lens and a shutter that whispers up to 1/500 s. Every dial is where your finger expects it; the light meter asks for one small battery a year.',
    minOrderQuantity: 1,
    availableQuantity: 12,
    price: 349.0,
  },
  {
    _id: '64f0a1c2e4b0000000000102',
    name: 'Colour Negative Film 400, 36 exposures',
    img: 'pictures/1f39e-fe0f.webp',
    description:
      'ISO 400, fine grain and warm skin, 36 frames of which six will be good. Sold in threes, because the second roll is where it gets interesting.',
    minOrderQuantity: 3,
    availableQuantity: 140,
    price: 11.9,
  },
  {
    _id: '64f0a1c2e4b0000000000103',
    name: 'Home Cinema Film Projector, 8 mm',
    img: 'pictures/1f4fd-fe0f.webp',
    description:
      'Runs regular and super 8 on reels up to 120 m, with a cool LED in place of the lamp that used to toast the holidays. The rattle is original and cannot be switched off.',
    minOrderQuantity: 1,
    availableQuantity: 9,
    price: 412.0,
  },
  {
    _id: '64f0a1c2e4b0000000000104',
    name: 'Spotting Scope 20-60 × 80 with Tripod',
    img: 'pictures/1f52d.webp',
    description:
      'An 80 mm objective, fully multi-coated, on a tripod of 130 cm that comes with it. Takes a camera by T2 ring: herons on Saturday, craters on Sunday.',
    minOrderQuantity: 1,
    availableQuantity: 14,
    price: 268.5,
  },
  {
    _id: '64f0a1c2e4b0000000000105',
    name: 'Studio Photo Bulb 5600 K',
    img: 'pictures/1f4a1.webp',
    description:
      'An E27 daylight bulb, 45 W, CRI 95, with no flicker up to 240 frames a second. Sold in pairs, since a single light makes everyone look like a suspect.',
    minOrderQuantity: 2,
    availableQuantity: 96,
    price: 18.75,
  },
  {
    _id: '64f0a1c2e4b0000000000106',
    name: 'Shoulder Camcorder 4K',
    img: 'pictures/1f4f9.webp',
    description:
      'A one-inch sensor, 4K at 50 frames, 12 × optical zoom and two XLR inputs. Rests on the shoulder like a well-behaved parrot and is steadier than either of us.',
    minOrderQuantity: 1,
    availableQuantity: 5,
    price: 689.0,
  },
  {
    _id: '64f0a1c2e4b0000000000107',
    name: 'Compact Camera with Pop-Up Flash',
    img: 'pictures/1f4f8.webp',
    description:
      'Twenty megapixels, a 24-120 mm zoom and a flash with a guide number of 12 that can be tilted at the ceiling. Tilt it at the ceiling.',
    minOrderQuantity: 1,
    availableQuantity: 23,
    price: 229.0,
  },
  {
    _id: '64f0a1c2e4b0000000000108',
    name: 'Clapper Board, lacquered beech',
    img: 'pictures/1f3ac.webp',
    description:
      'Magnetic sticks with a clean snap, a face that wipes dry and fields for scene, take and excuses. 27 × 30 cm, chalk-free, louder than you think.',
    minOrderQuantity: 1,
    availableQuantity: 58,
    price: 24.4,
  },
  {
    _id: '64f0a1c2e4b0000000000109',
    name: 'Studio Microphone, large diaphragm',
    img: 'pictures/1f399-fe0f.webp',
    description:
      'A cardioid condenser with 10 dB of self-noise, shock mount and pop shield included. Needs 48 V and a quiet room; it will hear the fridge next door.',
    minOrderQuantity: 1,
    availableQuantity: 18,
    price: 157.9,
  },
  {
    _id: '64f0a1c2e4b0000000000110',
    name: 'Cinema Camera S35, body only',
    img: 'pictures/1f3a5.webp',
    description:
      'A Super 35 sensor, 13 stops, internal raw and a fan that stops when you roll. The lens, the rails and the patience are sold separately.',
    minOrderQuantity: 1,
    availableQuantity: 4,
    price: 1249.0,
  },
  {
    _id: '64f0a1c2e4b0000000000111',
    name: 'Monitoring Headphones, closed back',
    img: 'pictures/1f3a7.webp',
    description:
      '38 ohms, 105 dB, a coiled lead of three metres and ear pads that can be replaced in a minute. They flatter nothing, which is what they are for.',
    minOrderQuantity: 1,
    availableQuantity: 47,
    price: 84.2,
  },
  {
    _id: '64f0a1c2e4b0000000000112',
    name: 'Archive Disc 100 GB, gold layer',
    img: 'pictures/1f4c0.webp',
    description:
      'Write-once discs rated for a century in the dark, at 100 GB apiece. Sold in fives: one copy is a hope, two are a habit, five are an archive.',
    minOrderQuantity: 5,
    availableQuantity: 210,
    price: 9.6,
  },
  {
    _id: '64f0a1c2e4b0000000000113',
    name: 'Field Monitor 9", with rabbit ears',
    img: 'pictures/1f4fa.webp',
    description:
      'A bright 9-inch panel with waveform, focus peaking and HDMI in and out, in a housing that makes the client smile. The aerial is decoration and comes off.',
    minOrderQuantity: 1,
    availableQuantity: 8,
    price: 198.0,
  },
  {
    _id: '64f0a1c2e4b0000000000114',
    name: 'Camera Battery 2000 mAh, Li-ion',
    img: 'pictures/1faab.webp',
    description:
      '7.4 V, 14.8 Wh, with a charge gauge that tells the truth. Pictured the way you will find it on the morning of the shoot, hence the pair.',
    minOrderQuantity: 2,
    availableQuantity: 64,
    price: 26.3,
  },
] satisfies readonly CameraProduct[];
