import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { cssVariables, theme } from '../theme/theme.ts'
import { themeStorageKey } from '../theme/theme-storage-key.ts'
import { Notices } from './failures/notices.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { SessionExpiry } from './session/session-expiry.tsx'

const colorSchemeManager = localStorageColorSchemeManager({ key: themeStorageKey })

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="light"
      >
        <Notices />
        <RouterProvider router={router} />
        <SessionExpiry />
      </MantineProvider>
    </QueryClientProvider>
  )
}
