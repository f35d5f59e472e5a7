import type { ReactNode } from 'react';
import { brandStyle } from 'gadget-garage/theme';
import 'gadget-garage/style.css';
import { Site } from './site';

export const metadata = { title: 'Reviews' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" style={brandStyle({ color: { accent: 'light-dark(#0b6e4f, #5fd3a6)', onAccent: 'light-dark(#ffffff, #0b2e22)' } })}>
      <body>
        <Site>{children}</Site>
      </body>
    </html>
  );
}
