/** What stands behind the sign-in; in a file of its own so that login does not carry it. */
export const loadApplication = () => import('./application.tsx')
