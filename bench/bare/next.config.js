/** The framework with nothing of ours: what our pages are measured against. */
export default { poweredByHeader: false, typescript: { ignoreBuildErrors: true } };
