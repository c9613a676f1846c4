import ads from '../../../help/ads-words.md'
import calculator from '../../../help/calculadora.md'
import type { HelpDocument } from '../../../help/document.ts'
import closings from '../../../help/fechamento-de-mes.md'
import glossary from '../../../help/glossario.md'
import releases from '../../../help/novidades.md'
import firstSteps from '../../../help/primeiros-passos.md'
import products from '../../../help/produtos.md'
import type { HelpPage } from '../../addresses.ts'

export const pages: Readonly<Record<HelpPage, HelpDocument>> = {
  'primeiros-passos': firstSteps,
  calculadora: calculator,
  produtos: products,
  'ads-words': ads,
  'fechamento-de-mes': closings,
  glossario: glossary,
  novidades: releases,
}
