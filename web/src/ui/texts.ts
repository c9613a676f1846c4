export const texts = {
  copied: 'Copiado',
  retry: 'Tentar de novo',
  /** One line each, where nothing can load. */
  offline: 'Sem internet',
  unreached: 'A Vendaclara não respondeu',
  undo: 'Desfazer',
  undone: 'Desfeito.',
  notUndone: 'Não foi desfeito',
  help: 'Ajuda',
  openHelp: 'Abrir a ajuda',
  newTab: 'Abre em outra aba',
  moreExplanations: 'Com as setas você passa às outras contas.',
  moreHelp: 'O que fazer neste caso',
  shortcuts: {
    title: 'Atalhos desta tela',
    close: 'Fechar',
    searchKey: (isMac: boolean) => (isMac ? '⌘ K' : 'Ctrl + K'),
    general: [
      { key: '?', label: 'Ver os atalhos' },
      { key: 'Esc', label: 'Fechar o que está aberto' },
    ],
  },
  tour: {
    start: 'Ver como funciona',
    back: 'Anterior',
    next: 'Próximo',
    done: 'Concluir',
    close: 'Fechar',
    step: (current: number, total: number) => `Passo ${current} de ${total}`,
  },
}
