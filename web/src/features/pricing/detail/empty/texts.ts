export const texts = {
  open: 'Ver com um exemplo',
  title: 'Exemplo: garrafa térmica de inox 1 litro',
  badge: 'Exemplo',
  about: 'Mude os valores à vontade: nada daqui é salvo nem entra nos seus anúncios ou arquivos.',
  leave: 'Sair do exemplo',
}
