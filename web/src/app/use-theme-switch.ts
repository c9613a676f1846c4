import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'

interface ThemeSwitchState {
  isDark: boolean
  toggle: () => void
}

export function useThemeSwitch(): ThemeSwitchState {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return { isDark, toggle: () => setColorScheme(isDark ? 'light' : 'dark') }
}
