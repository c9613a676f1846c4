import { planWords } from '@vendaclara/contract/texts'
import { marketplaceEntries } from '@vendaclara/core/pricing'
import { daysToWithdraw, formatTaxId, planCycles, plans } from '@vendaclara/core/subscription'
import { formatCents } from '../../ui/number-formats.ts'
import type { Company, LegalDocument, LegalSection } from './legal-document.ts'

/**
 * What buyers and visitors agree to. After changing a text, set `legalVersion` in contract/src/legal.ts to the date.
 */
export function termsText(company: Company | null): LegalDocument {
  return {
    title: 'Termos de uso',
    heading: 'Termos de uso',
    summary: `Você experimenta de graça, assina se quiser, cancela quando quiser e tem ${daysToWithdraw} dias para se arrepender e receber tudo de volta. Os arquivos e os números são seus. O que a Vendaclara mostra ajuda a decidir; a decisão é sua.`,
    sections: [
      parties(company),
      service,
      account,
      trial,
      prices,
      renewal,
      withdrawal,
      cancellation,
      figures,
      conduct,
      suspension,
      contents,
      availability,
      liability,
      changes,
      law,
    ],
  }
}

function parties(company: Company | null): LegalSection {
  const section = { id: 'quem-somos', title: 'Quem oferece a Vendaclara' }
  const meaning =
    'Estes termos são o contrato entre você e quem oferece a Vendaclara. Você concorda com eles ao criar a conta e, de novo, a cada compra; guardamos a versão e a hora, e elas vêm no arquivo de Exportar meus dados.'
  if (company === null) {
    return {
      ...section,
      paragraphs: [
        'Esta é uma instalação de teste: não há uma empresa por trás dela, e nada do que se compra aqui é cobrado. Quem abre a Vendaclara ao público informa o nome e o CNPJ, e eles aparecem neste lugar.',
        meaning,
      ],
    }
  }
  return {
    ...section,
    paragraphs: [
      `A Vendaclara é oferecida por ${company.name}, CNPJ ${formatTaxId(company.taxId)}. O contato está no fim desta página.`,
      meaning,
    ],
  }
}

const all = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
/** All marketplaces after the preposition 'em' (n) or 'de' (d): 'na Shopee, no Mercado Livre e na Shein'. */
const marketplacesBehind = (preposition: 'n' | 'd') =>
  all.format(
    Object.values(marketplaceEntries).map(({ article, label }) => `${preposition}${article} ${label}`),
  )

const service: LegalSection = {
  id: 'o-servico',
  title: 'O que é o serviço',
  paragraphs: [
    `Três ferramentas na internet para quem vende ${marketplacesBehind('n')}: a Calculadora de Precificação, o Ads Words e o Fechamento de mês. Elas trabalham com os números que você digita e os arquivos que você abre, sem acesso à sua conta nos marketplaces.`,
    `A Vendaclara é independente: não é ${marketplacesBehind('d').replace(' e ', ' nem ')}, e não fala em nome deles.`,
  ],
}

const account: LegalSection = {
  id: 'sua-conta',
  title: 'Sua conta',
  paragraphs: [
    'Para usar o serviço você tem 18 anos ou mais, informa dados verdadeiros e confirma seu e-mail. A conta é sua: guarde a senha, e avise o suporte se desconfiar que alguém entrou.',
    'Você pode excluir a conta quando quiser, em Meu perfil. Se houver uma assinatura, ela é encerrada junto.',
  ],
}

const trial: LegalSection = {
  id: 'periodo-gratis',
  title: 'Período grátis',
  paragraphs: [
    'Começa quando você confirma o e-mail e não pede cartão. A página inicial mostra quantos dias faltam. Quando ele acaba, nada é cobrado: as ferramentas se fecham até você assinar, e o que você salvou continua guardado e pode ser visto e exportado.',
  ],
}

/** From the shortest to the longest. */
const offered = planCycles
  .map((cycle) => ({ ...planWords[cycle], ...plans[cycle] }))
  .toSorted((one, other) => one.months - other.months)
const pricesInWords = all.format(
  offered.map(({ name, per, price }, place) =>
    place === 0
      ? `O plano ${name} custa ${formatCents(price)} ${per}`
      : `o ${name}, ${formatCents(price)} ${per}`,
  ),
)
const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' })
const longPlans = either.format(offered.filter(({ months }) => months > 1).map(({ name }) => name))

const prices: LegalSection = {
  id: 'precos',
  title: 'Planos, preços e pagamento',
  paragraphs: [
    `${pricesInWords}. ${offered.length === 2 ? 'Os dois' : 'Todos'} abrem as três ferramentas. Um cupom vale para todas as cobranças da assinatura em que foi usado. O preço que vale é o do resumo do pedido, que você vê antes de assinar.`,
    'Paga-se com cartão de crédito ou Pix, pelo Asaas. No cartão, o acesso abre quando o banco aprova; no Pix, quando o pagamento chega. Os comprovantes ficam em Minha assinatura.',
    'O preço combinado na compra vale enquanto aquela assinatura durar. Um preço novo vale só para compras novas.',
  ],
}

const renewal: LegalSection = {
  id: 'renovacao',
  title: 'Renovação',
  paragraphs: [
    `A assinatura renova sozinha ${either.format(offered.map(({ every }) => every))}, pelo mesmo preço, até você cancelar. No cartão, a cobrança é feita no dia; no Pix, enviamos o código por e-mail, e sem pagamento nada é renovado. Antes da renovação ${longPlans} avisamos por e-mail.`,
    'Se uma cobrança não for paga, as ferramentas se fecham até que seja. O que você salvou continua guardado.',
  ],
}

const withdrawal: LegalSection = {
  id: 'arrependimento',
  title: `Direito de arrependimento: ${daysToWithdraw} dias`,
  paragraphs: [
    `Pelo art. 49 do Código de Defesa do Consumidor, você pode desistir da compra em até ${daysToWithdraw} dias, sem dizer por quê, e recebe de volta tudo o que pagou, também no plano ${longPlans}. O botão está em Minha assinatura; a confirmação chega por e-mail e o acesso pago termina.`,
    'O Pix volta para a conta de onde saiu; no cartão, o estorno aparece nesta fatura ou na próxima, conforme o banco.',
  ],
}

const cancellation: LegalSection = {
  id: 'cancelamento',
  title: 'Cancelamento',
  paragraphs: [
    `Você cancela a renovação quando quiser, em Minha assinatura, sem multa e sem falar com ninguém. Depois dos ${daysToWithdraw} dias, o que já foi pago não é devolvido, e as ferramentas ficam abertas até o fim do período pago.`,
  ],
}

const figures: LegalSection = {
  id: 'os-numeros',
  title: 'O que os números são, e o que não são',
  paragraphs: [
    'São contas feitas com o que você digita e com o que está nos arquivos que você abre. Cada número se explica na tela: confira-o antes de decidir.',
  ],
  list: [
    'As tarifas dos marketplaces são as das tabelas que você escolhe. Elas têm data e podem ter mudado; quem define quanto é cobrado é o marketplace.',
    'Uma diferença apontada no fechamento é um motivo para perguntar ao marketplace, e não a prova de que ele deve.',
    'As sugestões do Ads Words partem da margem que você informa e do que já aconteceu; elas não prometem vendas.',
    'Nada disso é contabilidade nem orientação fiscal, jurídica ou de investimento.',
  ],
}

const conduct: LegalSection = {
  id: 'uso',
  title: 'O que não se pode fazer',
  list: [
    'Tentar entrar em contas de outras pessoas, derrubar o serviço, contornar os limites ou procurar falhas sem combinar antes. Se encontrar uma falha, conte para nós: agradecemos.',
    'Enviar arquivos que você não tem o direito de usar, ou feitos para causar dano.',
    'Revender o acesso, ou dividir uma conta com pessoas de fora do seu negócio.',
    'Usar cartão de outra pessoa sem autorização.',
  ],
}

const suspension: LegalSection = {
  id: 'suspensao',
  title: 'Suspensão',
  paragraphs: [
    'Podemos suspender uma conta que descumpre estes termos ou que põe outras em risco. Avisamos por e-mail, dizendo o motivo, com 5 dias para você responder ou corrigir; quando há risco imediato, suspendemos primeiro e avisamos em seguida. Você pode sempre exportar seus dados, a não ser que uma ordem legal impeça.',
    'Se encerrarmos sua assinatura sem que você tenha descumprido nada, devolvemos o que corresponde aos dias que faltam.',
  ],
}

const contents: LegalSection = {
  id: 'seus-dados',
  title: 'O que é seu, e o que é nosso',
  paragraphs: [
    'Os arquivos, os números e os textos que você põe na Vendaclara são seus. Usamos só para prestar o serviço, como está em Privacidade, e você os exporta e apaga quando quiser.',
    'O programa, o nome e o desenho da Vendaclara são de quem a oferece. A assinatura dá a você o direito de usá-los enquanto durar.',
  ],
}

const availability: LegalSection = {
  id: 'disponibilidade',
  title: 'Disponibilidade e mudanças no serviço',
  paragraphs: [
    'Trabalhamos para que a Vendaclara esteja sempre no ar, mas há manutenções e falhas, e arquivos dos marketplaces mudam de formato. Quando um arquivo não puder ser lido com segurança, o produto recusa e diz por quê, em vez de adivinhar.',
    'O serviço melhora e muda. Se uma ferramenta que você paga deixar de existir, avisamos com 30 dias de antecedência, você pode levar seus dados e recebe de volta o que corresponde ao tempo que falta.',
  ],
}

const liability: LegalSection = {
  id: 'responsabilidade',
  title: 'Responsabilidade',
  paragraphs: [
    'Respondemos pelos defeitos do serviço e pelos danos que causarmos, como manda o Código de Defesa do Consumidor. Nada nestes termos tira um direito que a lei dá a você.',
    'Não respondemos pelo que os marketplaces, os bancos ou a sua conexão fazem, nem por decisões tomadas com dados de entrada errados. Quando você contrata como empresa, e a lei permite limitar a indenização, ela vai até o que você pagou nos últimos 12 meses; esse limite não vale para dolo, culpa grave nem para danos a dados pessoais.',
  ],
}

const changes: LegalSection = {
  id: 'mudancas',
  title: 'Quando estes termos mudam',
  paragraphs: [
    'A data da versão está no alto. Quando o texto muda, avisamos na sua próxima visita, com o link para a versão nova, e suas ferramentas continuam abertas. A mudança não vale para trás nem aumenta o preço de uma assinatura em curso. Se não concordar, você pode cancelar e excluir a conta.',
  ],
}

const law: LegalSection = {
  id: 'lei',
  title: 'Lei e foro',
  paragraphs: [
    'Vale a lei brasileira. Se não nos entendermos, você pode procurar o Procon, o consumidor.gov.br ou a Justiça do lugar onde mora.',
  ],
}
