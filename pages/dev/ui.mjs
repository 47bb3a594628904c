// A page of development alone: next.config.js takes pages with this ending in development only.
export { Catalogue as default, getStaticProps } from '@/components/dev/Catalogue';
