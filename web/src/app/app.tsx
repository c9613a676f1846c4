import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { cssVariables, theme } from '../theme/theme.ts'
import { themeStorageKey } from '../theme/theme-storage-key.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { SessionExpiredDialog } from './session/session-expired-dialog.tsx'

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
        <Notifications position="bottom-center" />
        <RouterProvider router={router} />
        <SessionExpiredDialog />
      </MantineProvider>
    </QueryClientProvider>
  )
}
