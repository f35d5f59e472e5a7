'use client';

import type { Route } from 'next';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { type LinkTarget, SiteProvider } from 'gadget-garage/SiteProvider';

/** The library's links are Next's. */
const Link = ({ href, ...rest }: LinkTarget) => <NextLink {...rest} href={href as Route} />;

export function Site({ children }: { children: ReactNode }) {
  return <SiteProvider link={Link}>{children}</SiteProvider>;
}
