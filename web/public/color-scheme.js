// Runs before the first paint, so that the dark theme never flashes light.
try {
  const stored = localStorage.getItem('vendaclara.theme')
  document.documentElement.dataset.mantineColorScheme = stored === 'dark' ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.mantineColorScheme = 'light'
}
