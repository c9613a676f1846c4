import { type FileSlot, fileSlots } from '@vendaclara/contract/closing'
import { formatCount } from '../../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../../model/marketplaces/marketplace.ts'

export const texts = {
  list: {
    lead: 'Confira, mês a mês, se o marketplace pagou o que devia por cada pedido.',
    ofMarketplace: (year: string, { name }: MarketplaceWords) => `${year} · ${name}`,
    create: 'Nova Análise',
    files: 'Já tenho os arquivos',
    example: 'Ver um mês de exemplo',
    loading: 'Carregando suas análises',
    failed: 'Suas análises não foram carregadas',
    duplicate: 'Já existe uma análise para esse mês',
    filesMissing: 'Faltam os arquivos',
    incomeMissing: ({ income }: MarketplaceWords) => `Falta o arquivo de ${income}`,
    missing: (amount: string) => `Falta ${amount}`,
    over: (amount: string) => `${amount} recebidos a mais`,
    nothingMissing: 'Tudo o que devia vir veio',
    less: (amount: string) => `${amount} a menos`,
    doubtful: 'Confira os arquivos deste mês',
    rest: (amount: string) => `${amount} ainda a liberar`,
    recovered: (amount: string) => `${amount} recuperados`,
    awaited: (count: number) => `${formatCount(count)} sem pagamento`,
    emptyTitle: 'Seu primeiro fechamento',
    emptyText: 'Escolha o mês ou envie duas planilhas: o que vendeu e o que recebeu.',
  },
  files: {
    /** 'Março de 2026, Shopee: Meus Pedidos e Minha Renda'. */
    ready: (month: string, words: MarketplaceWords, slots: ReadonlySet<FileSlot>) => {
      const named = fileSlots.filter((slot) => slots.has(slot)).map((slot) => words[slot])
      return `${month.charAt(0).toUpperCase()}${month.slice(1)}, ${words.name}: ${named.join(' e ')}`
    },
    open: (month: string) => `Abrir ${month}`,
    create: (month: string) => `Criar a análise de ${month}`,
    dismiss: (month: string) => `Fechar os arquivos de ${month}`,
  },
  create: {
    title: 'Nova Análise',
    pick: 'Escolha o mês dos pedidos',
    confirm: 'Criar Análise',
    chosen: (month: string) => `Mês escolhido: ${month}`,
    noMonth: 'Nenhum mês escolhido ainda.',
    marketplace: 'Marketplace',
    duplicate: 'Já existe uma análise para esse mês. Esta será a segunda.',
    failed: 'A análise não foi criada',
    previousYear: 'Ano anterior',
    nextYear: 'Próximo ano',
    previousDecade: 'Década anterior',
    nextDecade: 'Próxima década',
  },
  tour: {
    create: {
      title: 'Crie a análise de um mês',
      body: 'Clique em “Nova Análise” e escolha o mês dos pedidos que você quer conferir.',
    },
    month: {
      title: 'Clique em um mês para ver os detalhes',
      body: 'Cada mês criado aparece nesta tela. Dentro dele você envia as duas planilhas do marketplace e vê cada diferença.',
    },
  },
}
