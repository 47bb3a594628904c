/** Returns a component as it is: stands in the browser's code for a copier of statics, where there are none to copy. */
export default <T>(component: T): T => component;
