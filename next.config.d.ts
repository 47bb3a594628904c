import type { NextConfig } from 'next';

declare const config: (phase: string) => Promise<NextConfig>;
export default config;
