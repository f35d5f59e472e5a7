import { encode } from 'uqr';
import * as css from './QrCode.css.ts';

export interface QrCodeProps {
  text: string;
  /** Says what the code leads to. */
  label: string;
}

/** A QR code, black on white in every theme, as cameras expect it. A text of 2,000 characters is 149 squares wide. */
export function QrCode({ text, label }: QrCodeProps) {
  // The border of four squares is part of the standard (ISO/IEC 18004).
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    // Four pixels a square: a camera reads them from a screen.
    <svg className={css.code} width={size * 4} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}
