// A page in development only, when next.config.js includes this extension.
import { Catalogue } from '@/components/dev/Catalogue';
import { translations } from '@/server/render/translations';

export const getStaticProps = async ({ locale }) => ({ props: await translations(locale, []) });

export default Catalogue;
