import type { CSSVariablesResolver } from '@mantine/core'

/** What a scheme adds to Mantine: the page behind the panels, readable quiet text, and the two colours of money. */
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
