import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

// Shade 5 is the accent. White text goes on shade 6 (5.0:1); text on dark uses shade 4 (7.3:1).
const brand: MantineColorsTuple = [
  '#FFF4EC',
  '#FFE6D5',
  '#FFCDAA',
  '#FFAB75',
  '#FF8A3D',
  '#F2600C',
  '#C2480A',
  '#A33A06',
  '#8A2F07',
  '#6E2607',
]

const gray: MantineColorsTuple = [
  '#F8F7F5',
  '#F1EFEC',
  '#E6E3DF',
  '#DAD6D1',
  '#C6C1BB',
  '#A19C96',
  '#67635E',
  '#4B4844',
  '#33302D',
  '#1C1A18',
]

const dark: MantineColorsTuple = [
  '#EEECE9',
  '#CBC8C4',
  '#A8A4A0',
  '#7D7975',
  '#45423F',
  '#343230',
  '#282624',
  '#1D1B1A',
  '#131211',
  '#0B0A0A',
]

// White text goes on shade 6 (6.1:1 and 5.8:1).
const red: MantineColorsTuple = [
  '#FFF3F2',
  '#FFE4E1',
  '#FFC9C4',
  '#FFA59D',
  '#FF8A80',
  '#E5483C',
  '#C0261B',
  '#A31D13',
  '#86170F',
  '#6B120B',
]

const green: MantineColorsTuple = [
  '#EDFBF3',
  '#D5F3E3',
  '#A8E5C6',
  '#7AD7A8',
  '#5BD69A',
  '#2FAE74',
  '#18744A',
  '#135E3C',
  '#0E4A2F',
  '#0A3823',
]

export const theme = createTheme({
  colors: { brand, gray, dark, red, green },
  primaryColor: 'brand',
  primaryShade: 6,
  white: '#FFFFFF',
  black: '#191715',
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  // Phones end at 720 px, where the sidebar appears; from lg on, pages can have two columns.
  breakpoints: { xs: '25em', sm: '45em', md: '56.25em', lg: '64em', xl: '77.5em' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { fw: 600 } },
    // 24 px is large enough for a finger.
    Checkbox: { vars: () => ({ root: { '--checkbox-size': '24px' } }) },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        closeButtonProps: { 'aria-label': 'Fechar' },
        overlayProps: { backgroundOpacity: 0.45 },
      },
      styles: { title: { fontSize: '1.125rem', fontWeight: 650, letterSpacing: '-0.01em' } },
    },
    Tooltip: { defaultProps: { withArrow: true, color: 'var(--tooltip)', c: 'white' } },
    InputWrapper: {
      styles: {
        label: { fontSize: '0.875rem', fontWeight: 550, marginBottom: 5 },
        description: { fontSize: '0.8125rem', lineHeight: 1.4 },
        error: { fontSize: '0.8125rem' },
      },
    },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Fechar' } } },
    PasswordInput: {
      defaultProps: {
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': 'Mostrar o que foi digitado' },
      },
    },
    // With large letters, a name can be wider than a phone and wraps; a single line keeps its height.
    Tabs: {
      styles: {
        tab: {
          maxWidth: '100%',
          minHeight: 'var(--finger)',
          lineHeight: 1.25,
          paddingBlock: 'calc(var(--mantine-spacing-xs) - 0.125em)',
          whiteSpace: 'normal',
        },
      },
    },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Paper: { defaultProps: { radius: 'lg' } },
  },
})

/**
 * Colours that each scheme adds to Mantine: the page behind the panels, readable quiet text, and the two colours of
 * money.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--page': '#F6F5F2',
    '--hairline': '#E6E3DF',
    '--tooltip': '#191715',
    '--control-border': '#85807A',
    '--accent': '#F2600C',
    '--accent-text': '#B54108',
    '--gain': '#18744A',
    '--loss': '#C0261B',
    '--mantine-color-error': '#C0261B',
    '--mantine-color-dimmed': '#67635E',
    '--mantine-color-placeholder': '#77726C',
    '--mantine-color-default-border': '#D3CEC8',
  },
  dark: {
    '--page': '#121110',
    '--hairline': '#302E2B',
    '--tooltip': '#3D3A37',
    '--control-border': '#8F8A85',
    '--accent': '#FF7A24',
    '--accent-text': '#FF9A57',
    '--gain': '#5BD69A',
    '--loss': '#FF8A80',
    '--mantine-color-brand-light': 'rgb(255 122 36 / 13%)',
    '--mantine-color-brand-light-hover': 'rgb(255 122 36 / 20%)',
    '--mantine-color-brand-light-color': '#FFB783',
    '--mantine-color-error': '#FF8A80',
    '--mantine-color-dimmed': '#A8A4A0',
    '--mantine-color-placeholder': '#8F8A85',
    '--mantine-color-default': '#242220',
    '--mantine-color-default-border': '#45423F',
  },
})
