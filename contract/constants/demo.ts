/** The password of both demo accounts, `demo` and `manager`, which a first start prints. */
export const DEMO_PASSWORD = 'gyeol-demo-2026';
