/** The framework without any code of ours, with which our pages are compared. */
export default { poweredByHeader: false, typescript: { ignoreBuildErrors: true } };
