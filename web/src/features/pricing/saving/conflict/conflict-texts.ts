import { formatCount } from '../../../../ui/number-formats.ts'

const listings = (count: number) => (count === 1 ? '1 anúncio' : `${formatCount(count)} anúncios`)

export const texts = {
  summary: {
    changed: (title: string) => `“${title}” também mudou em outro aparelho.`,
    removed: (title: string) => `“${title}” foi excluído em outro aparelho.`,
    many: (count: number) =>
      `${formatCount(count)} anúncios esperam a sua escolha: outro aparelho também os mudou ou excluiu.`,
    choose: 'Escolher',
  },
  question: {
    changed: 'Este anúncio também mudou em outro aparelho',
    changedHint: 'Com quais valores você quer ficar?',
    removed: 'Este anúncio foi excluído em outro aparelho',
    removedHint: 'Depois disso você o mudou aqui.',
    apart: 'O que é diferente',
    columns: { field: 'Campo', mine: 'Aqui', theirs: 'No outro aparelho' },
    keepMine: 'Ficar com o meu',
    keepTheirs: 'Ficar com o outro',
    restore: 'Restaurar com o que mudei aqui',
    removeToo: 'Excluir aqui também',
    sameForOthers: (count: number) =>
      `Responder o mesmo ${count === 1 ? 'no outro anúncio' : `nos outros ${listings(count)}`} que também espera${count === 1 ? '' : 'm'}`,
    keptMine: (count: number) =>
      count === 1 ? 'Ficou o que você mudou aqui' : `Em ${listings(count)} ficou o que você mudou aqui`,
    keptTheirs: (count: number) =>
      count === 1
        ? 'Ficou o que mudou no outro aparelho'
        : `Em ${listings(count)} ficou o que mudou no outro aparelho`,
    restored: (count: number) => (count === 1 ? 'Anúncio restaurado' : `${listings(count)} restaurados`),
    removedToo: (count: number) => (count === 1 ? 'Anúncio excluído' : `${listings(count)} excluídos`),
  },
}
