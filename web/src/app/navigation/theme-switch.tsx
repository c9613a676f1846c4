import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { texts } from '../texts.ts'

interface ThemeSwitchProps {
  className?: string | undefined
  iconClassName?: string | undefined
  labelClassName?: string | undefined
}

export function ThemeSwitch({ className, iconClassName, labelClassName }: ThemeSwitchProps) {
  const { isDark, toggle } = useThemeSwitch()
  const Icon = isDark ? IconSun : IconMoon
  return (
    <button type="button" className={className} onClick={toggle}>
      <Icon size={22} stroke={1.7} aria-hidden className={iconClassName} />
      <span className={labelClassName}>{isDark ? texts.lightTheme : texts.darkTheme}</span>
    </button>
  )
}

interface ThemeSwitchState {
  isDark: boolean
  toggle: () => void
}

export function useThemeSwitch(): ThemeSwitchState {
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return { isDark, toggle: () => setColorScheme(isDark ? 'light' : 'dark') }
}
