// A page of development alone: next.config.js takes pages with this ending in development only.
import { Catalogue } from '@/components/dev/Catalogue';
import { translations } from '@/server/render/translations';

export const getStaticProps = async ({ locale }) => ({ props: await translations(locale, []) });

export default Catalogue;
