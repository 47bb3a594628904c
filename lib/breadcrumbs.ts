/** The site as structured data names it: its origin, and '' or '/en'. */
export interface SiteAddress {
  origin: string;
  prefix: string;
}

/** The way from the start to a page, for search engines (schema.org). */
export const breadcrumbs = (
  { origin, prefix }: SiteAddress,
  steps: { name: string; path: string }[],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${prefix}${path}`,
  })),
});
