/** What surrounds the tools, fetched once one of them is entered. */
export const fetchShell = () => import('./protected-shell.tsx').then((m) => ({ Component: m.ProtectedShell }))
