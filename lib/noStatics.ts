/** Returns a component as it is: stands in the browser's code for a copier of statics, where there are none to copy. */
// biome-ignore lint/style/noDefaultExport: the build puts it in the place of a default export
export default <T>(component: T): T => component;
