import type { NextConfig } from 'next';

const config: NextConfig = {
  // With webpack, a server component that imports from one of these would otherwise send all its components to the page.
  experimental: { optimizePackageImports: ['gadget-garage', 'gadget-garage/primitives', 'gadget-garage/blocks', 'gadget-garage/screens'] },
};

export default config;
